/** The background of the board, a cutaway house: the pantry with its shelves, the kitchen above. */
import { svg } from 'lit';
import { type Drawing, mix, paint, path } from '../ink.ts';
import { OBJECT_HEIGHT, stuff, thinLine } from './stuff.ts';

/** Width of the drawing in SVG units. */
export const ROOM_WIDTH = 360;

export interface RoomPlan {
  readonly top: number;
  readonly bottom: number;
  /** y of the kitchen floor; null if the board has no kitchen. */
  readonly ceiling: number | null;
  /** y where the pantry's wall meets its floor. */
  readonly floor: number;
  /** For each place that needs a shelf, the centre of its surface. */
  readonly shelves: readonly (readonly [x: number, y: number])[];
  /** Free spots for decoration. */
  readonly spots: readonly (readonly [x: number, y: number])[];
  /** Position of the lantern under the ceiling, if there is room. */
  readonly lantern: readonly [x: number, y: number] | null;
}

export function room(plan: RoomPlan): Drawing {
  const { top, bottom, ceiling, floor } = plan;
  const roof = ceiling ?? top;
  const boards = Array.from({ length: 14 }, (_, index) => path`M${(index + 1) * 24} ${roof}V${floor}`).join(
    '',
  );
  return svg`
    <path d=${path`M0 ${roof}H${ROOM_WIDTH}V${floor}H0Z`} fill="var(--_wall)" stroke="none"></path>
    <path d=${boards} stroke="var(--_groove)" stroke-width="1.6"></path>
    ${ceiling === null ? '' : kitchen(top, ceiling)}
    ${ground(floor, bottom)}
    ${plan.shelves.map(([x, y]) => shelf(x, y + OBJECT_HEIGHT))}
    ${plan.spots.map(([x, y], index) => decorations[index % decorations.length]!(x, y))}
    ${plan.lantern ? lantern(...plan.lantern) : ''}`;
}

function ground(floor: number, bottom: number): Drawing {
  const rows = [floor + 9, floor + 22, floor + 40].filter((y) => y < bottom);
  const joints = rows
    .flatMap((y, row) =>
      Array.from({ length: 9 }, (_, index) => {
        const rowSpread = 1 + row * 0.16;
        const x = 180 + (index - 4 + (row % 2) / 2) * 52 * rowSpread;
        return path`M${x} ${y}L${180 + (x - 180) * 1.09} ${Math.min(rows[row + 1] ?? bottom, bottom)}`;
      }),
    )
    .join('');
  return svg`<path d=${path`M0 ${floor}H${ROOM_WIDTH}V${bottom}H0Z`} fill="var(--_stone)" stroke="none"></path>
    <path d=${`${rows.map((y) => path`M0 ${y}H${ROOM_WIDTH}`).join('')}${joints}`} stroke="var(--_joint)" stroke-width="1.4"></path>
    <path d=${path`M0 ${floor - 9}H${ROOM_WIDTH}V${floor}H0Z`} fill=${stuff.woodDark} stroke-width="1.4"></path>
    <g transform=${path`translate(122 ${floor})`}><path d="M-11 0V-8A11 11 0 0 1 11-8V0Z" fill=${stuff.hollow}></path>
      <g fill=${paint.paper} stroke="none"><circle cx="-3.6" cy="-8" r="1.9"></circle><circle cx="3.8" cy="-8" r="1.9"></circle></g></g>`;
}

function kitchen(topY: number, ceiling: number): Drawing {
  const spots: string[] = [];
  for (let y = topY + 12; y < ceiling - 12; y += 17) {
    const isOddRow = Math.round((y - topY) / 17) % 2;
    for (let x = isOddRow ? 12 : 28; x < ROOM_WIDTH; x += 32)
      spots.push(path`M${x} ${y - 2.6}l2.2 2.6l-2.2 2.6l-2.2-2.6Z`);
  }
  return svg`
    <path d=${path`M0 ${topY}H${ROOM_WIDTH}V${ceiling}H0Z`} fill="var(--_paper)" stroke="none"></path>
    <path d=${spots.join('')} fill="var(--_print)" stroke="none"></path>
    ${windowAt(47, topY + 39)}${clockAt(322, topY + 34)}
    <path d=${path`M0 ${ceiling - 11}H${ROOM_WIDTH}V${ceiling}H0Z`} fill="var(--_skirt)" stroke-width="1.2"></path>
    <path d=${path`M-4 ${ceiling}H${ROOM_WIDTH + 4}V${ceiling + 11}H-4Z`} fill=${stuff.wood}></path>
    ${thinLine(path`M10 ${ceiling + 4}H86M120 ${ceiling + 7}H214M250 ${ceiling + 4}H340`)}
    ${[26, 180, 334].map((x) => svg`<path d=${path`M${x - 8} ${ceiling + 11}H${x + 8}V${ceiling + 17}H${x - 8}Z`} fill=${stuff.woodDark}></path>`)}`;
}

/** A window with a cat on the sill. */
const windowAt = (x: number, y: number): Drawing => svg`<g transform=${path`translate(${x} ${y})`}>
  <path d="M-30-27H30V24H-30Z" fill=${stuff.woodLight}></path>
  <path d="M-25-22H25V19H-25Z" fill="var(--_sky)"></path>
  <circle cx="15" cy="-12" r="6" fill=${mix(paint.cheese, 70, '#fff')} stroke="none"></circle>
  <g transform="translate(-6 4.4)scale(.78)"><path d="M-17 19C-20 8-15 2-10 1L-12-8L-7-4.4Q-4-5.4-1-4.4L4-8L2.6 2C8 6 8 13 8 19ZM7 17C16 18 19 12 15 7" fill="none" stroke="var(--_cat)" stroke-width="3.4"></path>
  <path d="M-17 19C-20 8-15 2-10 1L-12-8L-7-4.4Q-4-5.4-1-4.4L4-8L2.6 2C8 6 8 13 8 19Z" fill="var(--_cat)" stroke="none"></path>
  <path d="M-7 -.6v.01M-1.4 -.6v.01" stroke=${paint.cheese} stroke-width="2.8"></path></g>
  <path d="M0-22V19M-25-3H25" stroke-width="5"></path><path d="M0-22V19M-25-3H25" stroke=${stuff.woodLight} stroke-width="2.4"></path>
  <path d="M-34 22H34V28H-34Z" fill=${stuff.wood}></path>
  <path d="M-32-30H-12C-13-18-20-8-31-5ZM32-30H12C13-18 20-8 31-5Z" fill=${mix('var(--_cb-red)', 72, paint.paper)}></path>
  <path d="M-34-30H34" stroke-width="4.4"></path></g>`;

const clockAt = (x: number, y: number): Drawing => svg`<g transform=${path`translate(${x} ${y})`}>
  <path d="M-7 14V36H7V14" fill=${stuff.woodDark}></path><path d="M0 18V29" stroke=${paint.cheese} stroke-width="1.6"></path><circle cx="0" cy="30" r="3.6" fill=${paint.cheese} stroke-width="1.3"></circle>
  <path d="M-15-12L0-24L15-12Z" fill=${stuff.woodDark}></path><circle r="17" fill=${stuff.wood}></circle><circle r="12.6" fill=${paint.paper} stroke-width="1.2"></circle>
  <path d="M0-9.6v1.4M0 9.6v-1.4M-9.6 0h1.4M9.6 0h-1.4" stroke-width="1.4"></path><path d="M0 0V-7M0 0L5 3" stroke-width="1.8"></path></g>`;

/** A shelf: at the side it runs to the wall, in the middle it hangs on two brackets. */
function shelf(x: number, y: number): Drawing {
  const isAtSide = x < 110 || x > 250;
  const [from, to] = isAtSide ? (x < 180 ? [-4, x + 52] : [x - 52, ROOM_WIDTH + 4]) : [x - 52, x + 52];
  const brackets = isAtSide ? [x < 180 ? x + 30 : x - 30] : [x - 38, x + 38];
  return svg`${brackets.map((bracketX) => {
    const inwardSign = bracketX < x ? 1 : -1;
    return svg`<path d=${path`M${bracketX} ${y + 4}V${y + 17}Q${bracketX + inwardSign * 2} ${y + 8} ${bracketX + inwardSign * 12} ${y + 6}`} stroke-width="2.8"></path>`;
  })}
    <path d=${path`M${from} ${y + 3}H${to}V${y + 9}H${from}Z`} fill="var(--_shade)" stroke="none"></path>
    <path d=${path`M${from} ${y - 1}H${to}V${y + 5.4}H${from}Z`} fill=${stuff.wood}></path>
    ${thinLine(path`M${from + 12} ${y + 2.4}H${from + 44}M${to - 40} ${y + 2.4}H${to - 14}`)}`;
}

const jar = (x: number, height: number, fill: string): Drawing => svg`
  <path d=${path`M${x - 9} 0V${-height}Q${x - 9} ${-height - 3} ${x - 6} ${-height - 4}H${x + 6}Q${x + 9} ${-height - 3} ${x + 9} ${-height}V0Z`} fill=${fill}></path>
  <path d=${path`M${x - 7} ${-height - 4}L${x - 10} ${-height - 1}Q${x} ${-height + 3} ${x + 10} ${-height - 1}L${x + 7} ${-height - 4}Q${x} ${-height - 10} ${x - 7} ${-height - 4}Z`} fill=${paint.paper} stroke-width="1.3"></path>
  <path d=${path`M${x - 5} ${-height * 0.62}h10v${height * 0.36}h-10Z`} fill=${paint.paper} stroke-width="1"></path>`;

const lantern = (x: number, y: number): Drawing =>
  svg`<g transform=${path`translate(${x} ${y})`}><path d="M0-34V-18M-7-16A7 7 0 0 1 7-16" stroke-width="2"></path>
    <circle cx="0" cy="2" r="27" fill=${paint.cheese} stroke="none" opacity=".24"></circle>
    <path d="M-9-16H9L12-9H-12Z" fill=${stuff.tinDark}></path><path d="M-11-9H11L9 14H-9Z" fill=${mix(paint.cheese, 48, '#fff')}></path>
    <path d="M0-4C4 1 4 8 0 9C-4 8-4 1 0-4Z" fill=${paint.rind} stroke-width="1.2"></path><path d="M-12 14H12V19H-12ZM-5-9L-4 14M5-9L4 14" fill=${stuff.tinDark} stroke-width="1.5"></path></g>`;

/** Decorations: jam, onions on a string, a ham. */
const decorations: readonly ((x: number, y: number) => Drawing)[] = [
  (x, y) =>
    svg`${shelf(x, y + 20)}<g transform=${path`translate(${x} ${y + 19})`}>${jar(-26, 17, stuff.red)}${jar(-4, 23, stuff.purpleLight)}${jar(18, 15, stuff.yellow)}</g>`,
  (x, y) => svg`<g transform=${path`translate(${x} ${y - 24})`}><path d="M0-6V6" stroke-width="2.4"></path>
    ${[
      [-7, 12],
      [7, 14],
      [-8, 26],
      [7, 28],
      [-5, 40],
      [6, 42],
      [0, 52],
    ].map(
      ([cx, cy]) =>
        svg`<g transform=${path`translate(${cx!} ${cy!})`}><path d="M0-9C2-6 8-4 8 2C8 7 4 9 0 9S-8 7-8 2C-8-4-2-6 0-9Z" fill=${stuff.clayLight}></path><path d="M-3-3C-5 1-4 5-2 8M3-3C5 1 4 5 2 8" stroke-width=".9" opacity=".6"></path></g>`,
    )}</g>`,
  (x, y) => svg`<g transform=${path`translate(${x} ${y - 12})`}><path d="M0-20V-8" stroke-width="2.4"></path>
    <path d="M-3-10H3V-2C14 2 18 14 13 24C8 32-8 32-13 24C-18 14-14 2-3-2Z" fill=${mix('var(--_cb-red)', 66, paint.pink)}></path><path d="M-3-10H3V-1H-3Z" fill=${paint.paper}></path>
    <path d="M-9 8L8 25M9 8L-8 25M-12 17L1 29M12 17L0 5" stroke-width="1.1" opacity=".6"></path></g>`,
];
