/** The first text of pairing: the host's offer and the table's invitation, as a link that a camera can open. */

const start = '#/pair/';

/** `invitation`: `#/t/…`. */
export const writeCarried = (site: URL, offer: string, invitation: string): string =>
  new URL(`${start}${offer}/${invitation.replace(/^#\/t\//, '')}`, site).href;

export interface Carried {
  readonly offer: string;
  /** Empty if missing. */
  readonly invitation: string;
}

/** Reads a whole link or its end. */
export function readCarried(text: string): Carried {
  const whole = text.replace(/\s+/g, '');
  const at = whole.indexOf(start);
  const [offer = '', invitation = ''] = (at < 0 ? whole : whole.slice(at + start.length)).split('/');
  return { offer, invitation };
}
