/** Cleans names and chat: one line of text that cannot disturb the text around it. */

const NAME_MAX_GRAPHEMES = 24;
const LINE_MAX_GRAPHEMES = 300;

/** Control characters, lone surrogates, bidirectional and zero-width characters. Joiners stay: emoji need them. */
const unfit =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** More than three combining marks on one letter. */
const tower = /(\p{M}{3})\p{M}+/gu;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const cleanName = (text: string): string => clean(text, NAME_MAX_GRAPHEMES);
export const cleanLine = (text: string): string => clean(text, LINE_MAX_GRAPHEMES);

function clean(text: string, most: number): string {
  const fit = text
    .slice(0, most * 20)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(unfit, '')
    .replace(tower, '$1')
    .trim();
  let short = '';
  let count = 0;
  for (const { segment } of graphemes.segment(fit)) {
    if (count === most) break;
    // An emoji may consist of many code points, but not of hundreds.
    short += segment.slice(0, 32);
    count += 1;
  }
  return short.replace(unfit, '').trim();
}
