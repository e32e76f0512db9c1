/** Which animated properties need the page's thread in every frame. */

const separateTransforms = ['translate', 'rotate', 'scale'];
const cheapProperties = new Set([
  'transform',
  'opacity',
  ...separateTransforms,
  // Keys of a keyframe that are not CSS properties.
  'offset',
  'computedOffset',
  'easing',
  'composite',
]);

/** Chromium runs `translate`, `rotate` and `scale` of SVG elements on the page's thread. */
export function costlyProperties(names: readonly string[], target: Element | null = null): string[] {
  const isCostly = (name: string): boolean =>
    !cheapProperties.has(name) || (target instanceof SVGElement && separateTransforms.includes(name));
  return names.filter(isCostly).map((name) => `${name} ${target?.outerHTML.slice(0, 80) ?? ''}`.trim());
}
