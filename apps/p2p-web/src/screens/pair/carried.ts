/** What is carried to the guest: the offer, and the table that it leads to. As a link, so that a camera can open it. */

const start = '#/pair/';

/** `invitation`: `#/t/…`, as a hosted table gives it. */
export const writeCarried = (site: URL, offer: string, invitation: string): string =>
  new URL(`${start}${offer}/${invitation.replace(/^#\/t\//, '')}`, site).href;

export interface Carried {
  readonly offer: string;
  /** Empty where it was lost. */
  readonly invitation: string;
}

/** Of a whole link, or of its end. */
export function readCarried(text: string): Carried {
  const whole = text.replace(/\s+/g, '');
  const at = whole.indexOf(start);
  const [offer = '', invitation = ''] = (at < 0 ? whole : whole.slice(at + start.length)).split('/');
  return { offer, invitation };
}
