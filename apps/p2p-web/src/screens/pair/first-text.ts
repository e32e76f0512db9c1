/** The first text of pairing: the host's offer and the table's invitation, as a link that a camera can open. */

const routePrefix = '#/pair/';

/** Writes the first text. `invitation` starts with `#/t/`. */
export const writeFirstText = (site: URL, offer: string, invitation: string): string =>
  new URL(`${routePrefix}${offer}/${invitation.replace(/^#\/t\//, '')}`, site).href;

export interface FirstText {
  readonly offer: string;
  /** The invitation in the text; empty if it is missing. */
  readonly invitation: string;
}

/** Reads a whole link or its end. */
export function readFirstText(text: string): FirstText {
  const compactText = text.replace(/\s+/g, '');
  const index = compactText.indexOf(routePrefix);
  const [offer = '', invitation = ''] = (
    index < 0 ? compactText : compactText.slice(index + routePrefix.length)
  ).split('/');
  return { offer, invitation };
}
