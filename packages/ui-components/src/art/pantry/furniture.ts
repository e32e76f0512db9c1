/** Pipe, rope, bottle, plank, books, newspapers, stools and the table. The origin is the middle of the top. */
import { svg } from 'lit';
import { type Drawing, paint } from '../ink.ts';
import { boxFront, boxTop, highlightLine, OBJECT_HEIGHT, stuff, thinLine } from './stuff.ts';

/** A length of clay pipe. */
export const tube: Drawing = svg`
  <ellipse cx="0" cy="26" rx="44" ry="4.6" fill=${paint.shadow} stroke="none"></ellipse>
  <path d="M-32-10H36C43-10 46-2 46 8S43 26 36 26H-32Z" fill=${stuff.clay}></path>
  <path d="M27-12.6H37.6C45-12.6 48.6-3 48.6 8S45 28.6 37.6 28.6H27C34 24 36 18 36 8S34-8 27-12.6Z" fill=${stuff.clay}></path>
  ${highlightLine('M-22-4H22', 3)}${highlightLine('M34-7C37-4 38 1 38 5', 2)}
  ${thinLine('M-12 22h18M-2 17h10')}
  <ellipse cx="-32" cy="8" rx="12" ry="18" fill=${stuff.clayLight}></ellipse>
  <ellipse cx="-31.4" cy="8" rx="8.4" ry="13.6" fill=${stuff.hollow} stroke-width="1.2"></ellipse>`;

const turns = [16, 9.6, 3.2, -3];

/** A coil of rope. */
export const rope: Drawing = svg`
  <ellipse cx="0" cy="22" rx="44" ry="7" fill=${paint.shadow} stroke="none"></ellipse>
  ${turns.map(
    (y, index) =>
      svg`<ellipse cx=${index % 2 ? 0.8 : -0.6} cy=${y} rx="36.6" ry="9.8" stroke-width="9.6"></ellipse><ellipse cx=${index % 2 ? 0.8 : -0.6} cy=${y} rx="36.6" ry="9.8"
      fill=${index === 3 ? stuff.ropeDark : 'none'} stroke=${stuff.rope} stroke-width="6.6"></ellipse><ellipse cx=${index % 2 ? 0.8 : -0.6} cy=${y} rx="36.6" ry="9.8"
      stroke=${stuff.ropeDark} stroke-width="5" stroke-dasharray="1.1 5" stroke-linecap="butt"></ellipse>`,
  )}
  <ellipse cx="0" cy="-3" rx="24" ry="5.2" stroke=${stuff.rope} stroke-width="6" opacity=".9"></ellipse>
  <path d="M30 20C42 22 45 28 41 33" stroke-width="8"></path><path d="M30 20C42 22 45 28 41 33" stroke=${stuff.rope} stroke-width="5"></path>
  <path d="M38 30L44 33M41 35l-3 5M42 35l1 5" stroke-width="1.4"></path>`;

/** A corked bottle, lying on its side. */
export const bottle: Drawing = svg`
  <ellipse cx="0" cy="26" rx="46" ry="4.6" fill=${paint.shadow} stroke="none"></ellipse>
  <path d="M37 3H48V13H37Z" fill=${stuff.rope}></path>
  <path d="M-38-10C-44-10-46-4-46 8S-44 26-38 26H6C16 26 20 16 28 14.6H40V1.4H28C20 0 16-10 6-10Z" fill=${stuff.glass}></path>
  <path d="M38-.6H42.6V16.6H38Z" fill=${stuff.glass}></path>
  <path d="M-32-9.6H-4C-.6-4-.6 20-4 25.6H-32C-35 20-35-4-32-9.6Z" fill=${paint.paper} stroke-width="1.2"></path>
  <path d="M-27 20.4L-15 11Q-10.6 13-10 17.4V20Z" fill=${paint.cheese} stroke-width="1.2"></path>
  <path d="M-27-3.6H-10M-27 .6h11" stroke-width="1.4" opacity=".7"></path>
  ${highlightLine('M-40-3C-41.6 2-41.6 8-41 14', 2.4)}${highlightLine('M6-5C11-5 14 0 19 3', 2.4)}
  <path d="M-44 20L-48 26H-30ZM14 22L12 26H28L25 18Z" fill=${stuff.woodDark}></path>`;

/** A board on two jars of jam. */
export const plank: Drawing = svg`
  ${[-30, 22].map(
    (x, index) =>
      svg`<path d="M${x} 10H${x + 14}V${OBJECT_HEIGHT}H${x}Z" fill=${index ? stuff.yellow : stuff.red}></path><path d="M${x + 3} 15h8v6h-8Z" fill=${paint.paper} stroke-width="1"></path>`,
  )}
  <path d="M-42-10H46L50 6H-50Z" fill=${stuff.woodLight}></path><path d="M-50 6H50V12H-50Z" fill=${stuff.wood}></path>
  ${thinLine('M-38-4C-16-7 4-1 24-4M-44 2H-20M4 1.6H38')}<path d="M-45 9v.01M45 9v.01" stroke-width="2.2"></path>`;

const spine = (x: number, y: number, width: number, fill: string, sign: Drawing): Drawing =>
  svg`<path d="M${x} ${y}H${x + width}V${y + 9}H${x}Q${x - 4} ${y + 4.5} ${x} ${y}Z" fill=${fill}></path>
    <path d="M${x + width - 12} ${y + 2}h12v5h-12Z" fill=${paint.paper} stroke-width="1"></path>${sign}`;

export const books: Drawing = svg`
  ${spine(-38, 17, 80, stuff.blue, svg`<path d="M-26 18.4V24.6M-22 18.4V24.6" stroke=${paint.cheese} stroke-width="1.8"></path>`)}
  ${spine(-42, 8.4, 78, stuff.green, svg`<path d="M-20 12.8H8" stroke=${paint.paper} stroke-width="2.4"></path>`)}
  <path d="M-32-12H34L41-1H-39Z" fill=${stuff.red}></path>
  <path d="M-20-8.6H22L25.6-3.6H-24Z" stroke=${paint.cheese} stroke-width="1.5"></path>
  ${spine(-39, -1, 80, stuff.red, svg`<path d="M-28 .4V6.6M-24 .4V6.6M8 .4V6.6" stroke=${paint.cheese} stroke-width="1.8"></path>`)}
  <path d="M20 7V19L23 16.4L26 19V7.6Z" fill=${paint.cheese} stroke-width="1.2"></path>`;

/** A bundle of newspapers. */
export const newspapers: Drawing = svg`
  ${boxFront(42, stuff.news)}
  ${thinLine('M-42 10.4H42M-42 13.8H42M-42 17.2H42M-42 20.6H42M-42 23.6H42')}
  <path d="M42 7L45.6 10V24L42 26" fill=${stuff.news} stroke-width="1.2"></path>
  ${boxTop(42, paint.paper)}
  <path d="M-30-8H6" stroke-width="3"></path>
  ${thinLine('M-32-3.6H-12M-33.4 0H-12M-35 3.6H-12M-7-3.6H6M-7 0H6M-7 3.6H6', 1.3)}
  <path d="M11-8H29L33 3.6H11.6Z" fill=${stuff.news} stroke-width="1.1"></path>
  <path d="M14 2.6L19-3.4L23 0L26-2.4L31 2.6Z" fill=${stuff.tinDark} stroke="none"></path>
  <path d="M-1-11L-2 7V26M-38.6-1H38.6" stroke-width="3.6"></path><path d="M-1-11L-2 7V26M-38.6-1H38.6" stroke=${stuff.rope} stroke-width="1.6"></path>
  <path d="M-1.6-1C-9-9-13-3-9-.6C-6 1-4 0-1.6-1C6-9 10-3 6-.6C3 1 1 0-1.6-1" fill=${stuff.rope} stroke-width="1.3"></path>`;

const leg = (from: string, to: string): Drawing =>
  svg`<path d="M${from}L${to}" stroke-width="8" stroke-linecap="butt"></path><path d="M${from}L${to}" stroke=${stuff.wood} stroke-width="5" stroke-linecap="butt"></path>`;

/** A stool whose legs reach down to the floor. */
export const stool = (drop: number): Drawing => svg`
  <ellipse cx="0" cy=${drop} rx="34" ry="4.6" fill=${paint.shadow} stroke="none"></ellipse>
  ${leg('0 4', `0 ${drop - 3}`)}${leg('-22 4', `-29 ${drop}`)}${leg('22 4', `29 ${drop}`)}
  <path d=${`M-26 ${drop * 0.62}H26`} stroke-width="6"></path><path d=${`M-26 ${drop * 0.62}H26`} stroke=${stuff.woodLight} stroke-width="3.4"></path>
  <path d="M-36-1V4.4Q0 17 36 4.4V-1Z" fill=${stuff.woodDark}></path>
  <ellipse cx="0" cy="-1.6" rx="36" ry="10.6" fill=${stuff.wood}></ellipse>
  <ellipse cx="0" cy="-1.6" rx="27" ry="7" stroke-width="1" opacity=".5"></ellipse><ellipse cx="1" cy="-1.6" rx="15" ry="3.6" stroke-width="1" opacity=".5"></ellipse>`;

const hem = 'q-7 9-14 0'.repeat(8);
const checks = [-42, -14, 14].map((x) => `M${x} 8h14v12h-14Z`).join('');

/** The table with its cloth. */
export const table = (drop: number): Drawing => svg`
  ${leg('-54 6', `-54 ${drop}`)}${leg('54 6', `54 ${drop}`)}
  <path d="M-72 8H72V14H-72Z" fill=${stuff.woodDark}></path>
  <path d="M-60-13H60L74 8H-74Z" fill=${stuff.wood}></path>
  <path d="M-46-13H46L56 8V20${hem}V8Z" fill=${paint.paper}></path>
  <path d=${checks} fill=${stuff.red} stroke="none" opacity=".85"></path>
  <path d="M-34-13L-42 8M-22-13L-28 8M-11-13L-14 8M0-13V8M11-13L14 8M22-13L28 8M34-13L42 8M-49.6-6H49.6M-53 1H53" stroke=${stuff.red} stroke-width="2.6" opacity=".5"></path>
  <path d="M-46-13H46L56 8V20${hem}V8ZM-56 8H56" stroke-width="1.5"></path>`;

/** The default drawing of a place. */
export const plainBox: Drawing = svg`${boxTop(42, stuff.woodLight)}${boxFront(42, stuff.wood)}`;
