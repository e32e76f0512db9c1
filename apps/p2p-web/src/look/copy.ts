/** Copies what is in the field. False: the browser does not; the text is selected, so that the reader can. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // A page over plain http has no clipboard.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
