/** The first text of pairing: the host's offer and the table's invitation, as a link that a camera can open. */

const start = '#/pair/';

/** Writes the first text. `invitation` starts with `#/t/`. */
export const writeFirstText = (site: URL, offer: string, invitation: string): string =>
  new URL(`${start}${offer}/${invitation.replace(/^#\/t\//, '')}`, site).href;

export interface FirstText {
  readonly offer: string;
  /** The invitation in the text; empty if it is missing. */
  readonly invitation: string;
}

/** Reads a whole link or its end. */
export function readFirstText(text: string): FirstText {
  const compactText = text.replace(/\s+/g, '');
  const index = compactText.indexOf(start);
  const [offer = '', invitation = ''] = (
    index < 0 ? compactText : compactText.slice(index + start.length)
  ).split('/');
  return { offer, invitation };
}
