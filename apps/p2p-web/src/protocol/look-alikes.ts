/** Tells whether two names look the same, in the spirit of the skeletons of Unicode TS 39, with the most common letters only. */

const latin = 'abcdehijklmnopqrstuvwxyz';
/** For each Latin letter above: letters of other alphabets, digits and signs that look like it in either case. */
const lookAlikes: { readonly [letter: string]: string } = {
  a: 'аαɑ@',
  b: 'вβьб6',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεҽ3',
  h: 'нһη',
  i: '',
  j: 'јϳ',
  k: 'кκ',
  l: 'iіιıӏǀ1|!',
  m: 'мμ',
  n: 'пν',
  o: 'оοσօ0',
  p: 'рρ',
  q: 'ԛ',
  r: 'гг',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υս',
  v: 'ѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  z: 'ζ2',
};

const letterFor = new Map(
  [...latin].flatMap((letter) => [...lookAlikes[letter]!].map((other) => [other, letter] as const)),
);

/** Two names with the same skeleton look alike. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()]
    .map((character) => letterFor.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name without letters, such as emoji, is compared as it is.
  return letters === '' ? name : letters;
}
