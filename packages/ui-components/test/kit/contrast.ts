/**
 * Measures text contrast by WCAG 2.2, success criterion 1.4.3. Blends the backgrounds of all ancestors of a text, and considers every
 * colour of a gradient.
 */
import { queryAllDeep } from './query.ts';

/** Each component from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The ways in which Chromium writes computed colours: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.5)`. */
const colourPattern = /rgba?\([^)]*\)|color\(srgb [^)]*\)/g;

function coloursIn(style: string): Colour[] {
  return (style.match(colourPattern) ?? []).map((text) => {
    const [red, green, blue, alpha = 1] = text.match(/[\d.]+(?:e-?\d+)?/g)!.map(Number);
    const maximum = text.startsWith('rgb') ? 255 : 1;
    return [red! / maximum, green! / maximum, blue! / maximum, alpha];
  });
}

const blend = (front: Colour, behind: Colour): Colour => {
  const channels = [0, 1, 2].map((channel) => front[channel]! * front[3] + behind[channel]! * (1 - front[3]));
  return [channels[0]!, channels[1]!, channels[2]!, 1];
};

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrastRatio = (colour: Colour, other: Colour): number => {
  const [dark, bright] = [luminance(colour), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** The system colour `Canvas`, which depends on the colour scheme. */
function canvasColour(): Colour {
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const [colour] = coloursIn(getComputedStyle(probe).color);
  probe.remove();
  return colour!;
}

/** The opaque paper that an element lays behind its text as a pseudo-element, such as a small card. */
function paperBehind(element: Element): Colour | null {
  const { content, position, zIndex, backgroundColor } = getComputedStyle(element, '::before');
  const isBehind = content !== 'none' && position === 'absolute' && Number(zIndex) < 0;
  const [fill] = isBehind ? coloursIn(backgroundColor) : [];
  return fill?.[3] === 1 ? fill : null;
}

/** Every colour that can be behind an element's text, with all layers blended. */
function backgroundsOf(element: Element): Colour[] {
  const paper = paperBehind(element);
  if (paper) return [paper];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [fill] = coloursIn(backgroundColor);
  const layers = [...coloursIn(backgroundImage), ...(fill && fill[3] > 0 ? [fill] : [])];
  if (fill?.[3] === 1) return layers.map((layer) => blend(layer, fill));
  const outer = parentOf(element);
  const backgrounds = outer ? backgroundsOf(outer) : [canvasColour()];
  return layers.length === 0
    ? backgrounds
    : layers.flatMap((layer) => backgrounds.map((background) => blend(layer, background)));
}

function opacityOf(element: Element): number {
  const outer = parentOf(element);
  return Number(getComputedStyle(element).opacity) * (outer ? opacityOf(outer) : 1);
}

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));

/** False for text that is only for screen readers, which is clipped to one pixel. */
const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
};

const isInactive = (element: Element): boolean =>
  element.closest('[aria-disabled="true"], :disabled') !== null;

/** Lists text whose contrast is too low: where it is, its ratio, and the ratio it needs. */
export function lowContrastText(root: Element): string[] {
  return queryAllDeep<Element>(root, '*').flatMap((element) => {
    if (!hasText(element) || element instanceof SVGElement || !isVisible(element) || isInactive(element))
      return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const requiredRatio = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const [red, green, blue, alpha] = coloursIn(color)[0]!;
    const ink: Colour = [red, green, blue, alpha * opacityOf(element)];
    const ratios = backgroundsOf(element).map((background) =>
      contrastRatio(blend(ink, background), background),
    );
    const lowestRatio = Math.min(...ratios);
    if (lowestRatio >= requiredRatio) return [];
    const label = `${(element.getRootNode() as ShadowRoot).host?.localName ?? ''} ${element.localName}.${element.className}`;
    return [
      `${label} "${element.textContent!.trim().slice(0, 40)}": ${lowestRatio.toFixed(2)} of ${requiredRatio}`,
    ];
  });
}
