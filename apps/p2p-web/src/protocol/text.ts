/** Cleans names and chat: one line of text that cannot disturb the text around it. */

const NAME_MAX_GRAPHEMES = 24;
const LINE_MAX_GRAPHEMES = 300;

/** Control characters, lone surrogates, and whatever is invisible. Joiners and U+FE0F stay where emoji and scripts need them. */
const unfitCharacters =
  /[\p{Cc}\p{Cs}\u2028\u2029\u2800\ufff9-\ufffb]|(?!\u200c|\u200d|\ufe0f)\p{DI}|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{sc=Arabic}])(?:\u200c|\u200d)|(?<!\p{Emoji})\ufe0f/gu;
/** Matches more than three combining marks on one letter. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cleans a name. NFKC makes bold or full-width letters plain, so that the name cannot pass for another. */
export const cleanName = (text: string): string => clean(text, NAME_MAX_GRAPHEMES, 'NFKC');
export const cleanLine = (text: string): string => clean(text, LINE_MAX_GRAPHEMES, 'NFC');

function clean(text: string, maxGraphemes: number, form: 'NFC' | 'NFKC'): string {
  const cleaned = text
    .slice(0, maxGraphemes * 20)
    .normalize(form)
    .replace(/\s+/gu, ' ')
    .replace(unfitCharacters, '')
    .replace(stackedMarks, '$1')
    .trim();
  let shortened = '';
  let count = 0;
  for (const { segment } of graphemes.segment(cleaned)) {
    if (count === maxGraphemes) break;
    // An emoji may consist of many code points, but not of hundreds.
    shortened += segment.slice(0, 32);
    count += 1;
  }
  return shortened.replace(unfitCharacters, '').trim();
}
