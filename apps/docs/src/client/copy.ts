/** Copies a text and says so. Without clipboard access, shows the text to copy by hand. Shows `note` in both cases. */
export async function copyText(host: HTMLElement, text: string, message: string, note = ''): Promise<void> {
  const status = host.querySelector<HTMLElement>('[data-status]')!;
  const copyByHandElement = host.querySelector<HTMLElement>('[data-by-hand]')!;
  try {
    await navigator.clipboard.writeText(text);
    copyByHandElement.hidden = true;
    status.textContent = `${message} ${note}`.trim();
  } catch {
    status.textContent = note;
    copyByHandElement.hidden = false;
    const area = copyByHandElement.querySelector('textarea')!;
    area.value = text;
    area.focus();
    area.select();
  }
}
