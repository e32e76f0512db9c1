/** A picture of the result to share: drawn as SVG from what is on the page, and turned into a PNG in this browser. */

export interface PosterParts {
  readonly game: string;
  readonly result: string;
  /** One sentence below the result; may be empty. */
  readonly moment: string;
  readonly graph: SVGSVGElement | null;
  /** Drawings of the winners' mice. */
  readonly mice: readonly SVGSVGElement[];
  /** The element whose theme colours the picture has. */
  readonly themed: Element;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const namespace = 'http://www.w3.org/2000/svg';
/** What a stylesheet may have said about a drawing. A picture has no stylesheet. */
const drawnProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

export async function posterFile(parts: PosterParts, name: string): Promise<File> {
  const text = new XMLSerializer().serializeToString(posterOf(parts));
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], name, { type: 'image/png' });
}

function posterOf({ game, result, moment, graph, mice, themed }: PosterParts): SVGSVGElement {
  const style = getComputedStyle(themed);
  const colour = (name: string): string => resolved(themed, `var(--cb-${name})`);
  const poster = element('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width: WIDTH,
    height: HEIGHT,
  }) as SVGSVGElement;
  const font = { 'font-family': style.fontFamily, fill: colour('text') };
  poster.append(
    element('rect', { width: WIDTH, height: HEIGHT, fill: colour('table') }),
    element('rect', {
      x: 24,
      y: 24,
      width: WIDTH - 48,
      height: HEIGHT - 48,
      rx: 28,
      fill: colour('panel'),
      stroke: colour('edge'),
      'stroke-width': 3,
    }),
    text(game, { ...font, x: MARGIN, y: 92, 'font-size': 32, fill: colour('quiet') }),
  );
  const lines = wrapped(result, 34).slice(0, 2);
  for (const [index, line] of lines.entries())
    poster.append(
      text(line, { ...font, x: MARGIN, y: 156 + 58 * index, 'font-size': 52, 'font-weight': 700 }),
    );
  const momentTop = 156 + 58 * (lines.length - 1) + 46;
  for (const [index, line] of wrapped(moment, 66).slice(0, 2).entries())
    poster.append(
      text(line, { ...font, x: MARGIN, y: momentTop + 32 * index, 'font-size': 25, fill: colour('quiet') }),
    );
  const top = momentTop + 50;
  if (graph) poster.append(placed(graph, MARGIN, top, 800, HEIGHT - top - 64));
  for (const [index, mouse] of mice.entries())
    poster.append(placed(mouse, WIDTH - 310 - index * 40, HEIGHT - 300 - index * 24, 230, 190));
  poster.append(
    text('Cheeseboard', {
      ...font,
      x: WIDTH - MARGIN,
      y: HEIGHT - 54,
      'font-size': 26,
      'text-anchor': 'end',
      fill: colour('quiet'),
    }),
  );
  return poster;
}

/** A copy of a drawing on the page, with everything that its stylesheet says written into it. */
function placed(drawing: SVGSVGElement, x: number, y: number, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')]) as [
    Element[],
    Element[],
  ];
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original);
    for (const property of drawnProperties)
      copies[index]!.setAttribute(property, style.getPropertyValue(property));
    copies[index]!.removeAttribute('class');
    copies[index]!.removeAttribute('style');
  }
  const place = { x, y, width, height, preserveAspectRatio: 'xMinYMid' };
  for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
  return copy;
}

/** The colour that this value has for an element. */
function resolved(themed: Element, value: string): string {
  const probe = document.createElement('span');
  probe.style.color = value;
  (themed.shadowRoot ?? themed).append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  return created;
}

function text(content: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = element('text', attributes);
  created.textContent = content;
  return created;
}

/** Lines of at most this many characters, broken between words. */
export function wrapped(sentence: string, maxCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= maxCharacters)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
