/** Copies a field's text. Resolves to false if the browser refuses; then the text is selected for copying by hand. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages over plain http have no clipboard API.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
