/** The head in three-quarter view: ears, skull, eyes and snout. */
import { svg } from 'lit';
import { type Drawing, paint, path } from '../ink.ts';
import type { Build } from './build.ts';

const darken = (fur: string): string => `color-mix(in srgb, ${fur} 82%, #4a3323)`;

export function farEar({ head: radius, headAt: [x, y], ear, fur }: Build): Drawing {
  const [cx, cy] = [x + 0.5 * radius, y - 0.78 * radius - 0.22 * ear];
  return svg`<ellipse cx=${cx} cy=${cy} rx=${ear * 0.74} ry=${ear * 0.94} fill=${darken(fur)}
    transform=${path`rotate(14 ${cx} ${cy})`}></ellipse>`;
}

function nearEar({ head: radius, headAt: [x, y], ear, fur }: Build): Drawing {
  const [cx, cy] = [x - 0.62 * radius, y - 0.6 * radius - 0.3 * ear];
  const turn = path`rotate(-16 ${cx} ${cy})`;
  return svg`<g transform=${turn}><ellipse cx=${cx} cy=${cy} rx=${ear * 0.94} ry=${ear} fill=${fur}></ellipse>
    <ellipse cx=${cx + ear * 0.06} cy=${cy + ear * 0.12} rx=${ear * 0.58} ry=${ear * 0.64} fill=${paint.pink} stroke="none"></ellipse></g>`;
}

/** Skull and snout in one outline; bigger mice have heavier jowls. */
function skull({ head: radius, headAt: [x, y], fur, belly, bulk }: Build): Drawing {
  const jowl = 0.1 + 0.26 * bulk;
  const pointAt = (dx: number, dy: number) => path`${x + dx * radius} ${y + dy * radius}`;
  const d = `M${pointAt(-1 - jowl * 0.4, 0.2)}C${pointAt(-1.05, -0.62)} ${pointAt(-0.56, -1)} ${pointAt(0.04, -0.98)}C${pointAt(0.56, -0.96)} ${pointAt(
    0.86,
    -0.6,
  )} ${pointAt(1.06, -0.16)}C${pointAt(1.22, 0.06)} ${pointAt(1.56, 0.16)} ${pointAt(1.56, 0.44)}C${pointAt(1.56, 0.68)} ${pointAt(1.2, 0.72)} ${pointAt(
    0.98,
    0.78,
  )}C${pointAt(0.5, 1 + jowl * 0.6)} ${pointAt(-0.98 - jowl, 1.12 + jowl * 0.5)} ${pointAt(-1 - jowl * 0.4, 0.2)}Z`;
  const muzzle = `M${pointAt(0.55, 0.42)}C${pointAt(0.75, 0.14)} ${pointAt(1.2, 0.1)} ${pointAt(1.46, 0.3)}C${pointAt(1.56, 0.58)} ${pointAt(
    1.2,
    0.68,
  )} ${pointAt(0.98, 0.74)}C${pointAt(0.7, 0.84)} ${pointAt(0.42, 0.72)} ${pointAt(0.55, 0.42)}Z`;
  return svg`<path d=${d} fill=${fur}></path><path d=${muzzle} fill=${belly} stroke="none"></path>`;
}

interface Eye {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** Smaller mice have relatively bigger eyes. */
function eyes({ head: radius, headAt: [x, y], bulk, fur, mood, lashes }: Build): Drawing {
  const size = radius * (0.2 - 0.03 * bulk);
  const nearEye = { cx: x + 0.28 * radius, cy: y - 0.1 * radius, rx: size, ry: size * 1.18 };
  const farEye = { cx: x + 0.82 * radius, cy: y - 0.16 * radius, rx: size * 0.78, ry: size * 1.12 };
  const slope = mood === 'grim' ? 0.34 * size : 0;
  return svg`${eye(farEye)}${eye(nearEye)}${
    mood === 'bright'
      ? svg`<path stroke-width=${0.9 + 0.4 * bulk} d=${brow(nearEye, size) + brow(farEye, size)}></path>`
      : svg`${lid(farEye, -slope, darken(fur))}${lid(nearEye, slope, darken(fur))}`
  }${lashes ? svg`<path stroke-width=${1 + 0.3 * bulk} d=${lash(nearEye)}></path>` : ''}`;
}

function eye({ cx, cy, rx, ry }: Eye): Drawing {
  return svg`<ellipse cx=${cx} cy=${cy} rx=${rx} ry=${ry} fill=${paint.ink} stroke="none"></ellipse>
    <circle cx=${cx + ry * 0.26} cy=${cy - ry * 0.36} r=${ry * 0.3} fill="#fff" stroke="none"></circle>`;
}

const brow = ({ cx, cy }: Eye, size: number): string =>
  path`M${cx - size * 0.8} ${cy - size * 2}q${size * 0.8} ${-size * 0.7} ${size * 1.6} ${-size * 0.1}`;

const lash = ({ cx, cy, rx, ry }: Eye): string =>
  path`M${cx - rx * 0.7} ${cy - ry * 0.6}l${-rx * 0.8} ${-ry * 0.5}M${cx - rx} ${cy - ry * 0.1}l${-rx * 0.8} ${-ry * 0.1}`;

/** A lid that half covers the eye. If it slopes towards the nose, the mouse looks grim. */
function lid({ cx, cy, rx, ry }: Eye, slope: number, fill: string): Drawing {
  const [left, right, low] = [cx - rx * 1.35, cx + rx * 1.35, cy - ry * 0.2];
  return svg`<path stroke-width="1.3" fill=${fill}
    d=${path`M${left} ${low - slope}L${right} ${low + slope}Q${cx} ${cy - ry * 2.3} ${left} ${low - slope}Z`}></path>`;
}

function snout({ head: radius, headAt: [x, y], bulk, number, mood }: Build): Drawing {
  const pointAt = (dx: number, dy: number) => path`${x + dx * radius} ${y + dy * radius}`;
  const whiskers = [-0.1, 0.06, 0.22]
    .map((dy) => `M${pointAt(0.78, 0.44 + dy * 0.5)}L${pointAt(0.02, 0.36 + dy * 1.7)}`)
    .join('');
  const isGrim = mood === 'grim';
  const smile = isGrim
    ? `M${pointAt(1.2, 0.7)}Q${pointAt(0.9, 0.56)} ${pointAt(0.6, 0.7)}`
    : `M${pointAt(1.24, 0.66)}Q${pointAt(0.92, 0.82)} ${pointAt(0.66, 0.56)}`;
  const tooth =
    number > 8 &&
    svg`<path fill="#fffaf0" stroke-width="1.1" d=${
      isGrim
        ? `M${pointAt(0.84, 0.64)}l${path`${0.02 * radius} ${-0.2 * radius}`}l${path`${0.15 * radius} ${0.15 * radius}`}`
        : `M${pointAt(1.06, 0.7)}v${path`${0.18 * radius}`}h${path`${0.13 * radius}`}v${path`${-0.2 * radius}`}Z`
    }></path>`;
  return svg`<path stroke-width=${0.7 + 0.3 * bulk} d=${whiskers}></path>
    ${tooth || ''}<path stroke-width=${1.2 + 0.5 * bulk} d=${smile}></path>
    <ellipse cx=${x + 1.5 * radius} cy=${y + 0.3 * radius} rx=${0.17 * radius} ry=${0.14 * radius} fill=${bulk > 0.6 ? '#6b4438' : '#d4756f'} stroke-width="1.3"></ellipse>
    <ellipse cx=${x - 0.02 * radius} cy=${y + 0.4 * radius} rx=${0.24 * radius} ry=${0.15 * radius} fill="#e58f7d" opacity=".45" stroke="none"></ellipse>`;
}

export function head(build: Build): Drawing {
  return svg`${nearEar(build)}${skull(build)}${snout(build)}${eyes(build)}`;
}
