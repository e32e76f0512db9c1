/** Copies a text and says so; where the browser does not let us, shows it to be copied by hand. The note is said either way. */
export async function copyText(around: HTMLElement, text: string, done: string, note = ''): Promise<void> {
  const said = around.querySelector<HTMLElement>('[data-said]')!;
  const byHand = around.querySelector<HTMLElement>('[data-by-hand]')!;
  try {
    await navigator.clipboard.writeText(text);
    byHand.hidden = true;
    said.textContent = `${done} ${note}`.trim();
  } catch {
    said.textContent = note;
    byHand.hidden = false;
    const area = byHand.querySelector('textarea')!;
    area.value = text;
    area.focus();
    area.select();
  }
}
