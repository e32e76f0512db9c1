/** Copies a text and says so; where the browser does not let us, shows it to be copied by hand. */
export async function copyText(around: HTMLElement, text: string, done: string): Promise<void> {
  const said = around.querySelector<HTMLElement>('[data-said]')!;
  const byHand = around.querySelector<HTMLElement>('[data-by-hand]')!;
  try {
    await navigator.clipboard.writeText(text);
    byHand.hidden = true;
    said.textContent = done;
  } catch {
    said.textContent = '';
    byHand.hidden = false;
    const area = byHand.querySelector('textarea')!;
    area.value = text;
    area.focus();
    area.select();
  }
}
