/**
 * How well words stand out from what is painted behind them, by WCAG 2.2 (1.4.3). Behind a word are the backgrounds of the elements
 * around it; of a gradient every colour counts.
 */
import { deep } from './deep.ts';

/** Red, green and blue from 0 to 1, and how opaque. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.5)`: the forms in which Chromium computes a colour. */
const written = /rgba?\([^)]*\)|color\(srgb [^)]*\)/g;

function coloursIn(style: string): Colour[] {
  return (style.match(written) ?? []).map((text) => {
    const [red, green, blue, alpha = 1] = text.match(/[\d.]+(?:e-?\d+)?/g)!.map(Number);
    const most = text.startsWith('rgb') ? 255 : 1;
    return [red! / most, green! / most, blue! / most, alpha];
  });
}

const over = (front: Colour, back: Colour): Colour => {
  const mixed = [0, 1, 2].map((part) => front[part]! * front[3] + back[part]! * (1 - front[3]));
  return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
};

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const ratio = (one: Colour, other: Colour): number => {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** What the browser paints below everything, by day or by night. */
function canvas(): Colour {
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const [colour] = coloursIn(getComputedStyle(probe).color);
  probe.remove();
  return colour!;
}

/** Every colour that can be behind an element's words, all layers painted over each other. */
function behind(element: Element): Colour[] {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [fill] = coloursIn(backgroundColor);
  const layers = [...coloursIn(backgroundImage), ...(fill && fill[3] > 0 ? [fill] : [])];
  if (fill?.[3] === 1) return layers.map((layer) => over(layer, fill));
  const outer = around(element);
  const below = outer ? behind(outer) : [canvas()];
  return layers.length === 0 ? below : layers.flatMap((layer) => below.map((back) => over(layer, back)));
}

function opacityOf(element: Element): number {
  const outer = around(element);
  return Number(getComputedStyle(element).opacity) * (outer ? opacityOf(outer) : 1);
}

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));

/** What is only there for screen readers is cut down to a pixel. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
};

const isInactive = (element: Element): boolean =>
  element.closest('[aria-disabled="true"], :disabled') !== null;

/** Words below the ratio that they need: what they are, what they have and what they need. */
export function weakWords(root: Element): string[] {
  return deep<Element>(root, '*').flatMap((element) => {
    if (!hasWords(element) || element instanceof SVGElement || !isSeen(element) || isInactive(element))
      return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const [red, green, blue, alpha] = coloursIn(color)[0]!;
    const ink: Colour = [red, green, blue, alpha * opacityOf(element)];
    const ratios = behind(element).map((back) => ratio(over(ink, back), back));
    const least = Math.min(...ratios);
    if (least >= needed) return [];
    const where = `${(element.getRootNode() as ShadowRoot).host?.localName ?? ''} ${element.localName}.${element.className}`;
    return [`${where} "${element.textContent!.trim().slice(0, 40)}": ${least.toFixed(2)} of ${needed}`];
  });
}
