/** Barrel, crates, bucket and boxes. The origin is the middle of the top; about 84 wide. */
import { svg } from 'lit';
import { type Drawing, paint } from '../ink.ts';
import { boxFront, boxTop, highlightLine, OBJECT_HEIGHT, stuff, thinLine } from './stuff.ts';

export const barrel: Drawing = svg`
  <ellipse cx="0" cy="37" rx="46" ry="7" fill=${paint.shadow} stroke="none"></ellipse>
  <path d="M-41 0C-49 12-49 26-42 36Q0 46 42 36C49 26 49 12 41 0Z" fill=${stuff.green}></path>
  ${thinLine('M-27 10C-31 20-31 30-27 40M-10 12C-12 22-12 32-10 42M10 12C12 22 12 32 10 42M27 10C31 20 31 30 27 40', 1.2)}
  <path d="M-45.4 9.6Q0 22 45.4 9.6L46.8 16Q0 29 -46.8 16Z" fill=${stuff.tin}></path>
  <path d="M-46 25Q0 38 46 25L44 31.6Q0 44 -44 31.6Z" fill=${stuff.tin}></path>
  ${highlightLine('M-38 14.6L-38.6 19M-38 30L-37 33.6')}
  <ellipse cx="0" cy="0" rx="41" ry="12" fill=${stuff.green}></ellipse>
  <ellipse cx="0" cy="-.6" rx="36.6" ry="9.6" fill=${stuff.greenLight} stroke-width="1.1"></ellipse>
  ${thinLine('M-22-8.2V7M-7-10.2V9M8-10.2V9M23-8V6.8')}`;

const crate = (stencil: Drawing): Drawing => svg`
  ${boxTop(42, stuff.woodLight)}${thinLine('M-37-5.4H37M-39.6 1H39.6', 1.3)}
  ${boxFront(42, stuff.hollow)}
  <path d="M-42 8.4H42V15.4H-42ZM-42 18.4H42V26H-42Z" fill=${stuff.wood} stroke-width="1.3"></path>
  <path d="M-42 7H-32V26H-42ZM32 7H42V26H32Z" fill=${stuff.woodLight}></path>
  <path d="M-37 12v.01M-37 22v.01M37 12v.01M37 22v.01" stroke-width="2.4"></path>
  ${thinLine('M-20 12h10M8 22h14M-26 22h8')}${stencil}`;

/** One crate is stencilled with an apple, the other with a fish. */
export const crateLeft = crate(
  svg`<path d="M0 11.6C-6 8.6-9 13-7.4 18C-6 22.6-2.6 23.4 0 21.8C2.6 23.4 6 22.6 7.4 18C9 13 6 8.6 0 11.6Z" fill=${stuff.red}></path><path d="M0 11.6C0 8.4 2 7.2 4 7.4" stroke-width="1.5"></path>`,
);
export const crateRight = crate(
  svg`<path d="M-11 16.6C-6 9.6 3 9.8 7 16.4L13 11.4V22L7 17C3 23.4-6 23.6-11 16.6Z" fill=${stuff.blue}></path><path d="M-6.4 15.4v.01" stroke-width="2.4"></path>`,
);

/** A bucket, upside down. */
export const bucket: Drawing = svg`
  <ellipse cx="0" cy="25" rx="42" ry="6" fill=${paint.shadow} stroke="none"></ellipse>
  <path d="M-36 0L-42 22Q0 34 42 22L36 0Z" fill=${stuff.tin}></path>
  <path d="M-42.4 19.4Q0 31 42.4 19.4V23.6Q0 35 -42.4 23.6Z" fill=${stuff.tinDark}></path>
  <path d="M-39.4 13Q0 24 39.4 13" stroke-width="1.2"></path>
  ${highlightLine('M-29 9.4L-31 18', 3)}${highlightLine('M-23 11L-24 16', 2)}
  <ellipse cx="0" cy="-1" rx="36" ry="11" fill=${stuff.tinLight}></ellipse>
  <ellipse cx="0" cy="-.6" rx="31" ry="8.4" stroke-width="1" opacity=".6"></ellipse>
  <path d="M-41 21C-30 38 30 38 41 21" stroke-width="4.4"></path><path d="M-41 21C-30 38 30 38 41 21" stroke=${stuff.tinLight} stroke-width="1.8"></path>
  <path d="M-9 33.6Q0 35 9 33.6" stroke-width="6.6"></path><path d="M-9 33.6Q0 35 9 33.6" stroke=${stuff.wood} stroke-width="3.8"></path>`;

export const yellowBoxes: Drawing = svg`
  <path d="M-34-11H-2L-1 7H-43ZM2-11H34L43 7H1Z" fill=${stuff.yellowLight}></path>
  <path d="M-43 7H-1V${OBJECT_HEIGHT}H-43ZM1 7H43V${OBJECT_HEIGHT}H1Z" fill=${stuff.yellow}></path>
  <path d="M-21-11H-15L-18 7V14H-26V7ZM15-11H21L26 7V14H18V7Z" fill=${stuff.rope} stroke-width="1.2"></path>
  <path d="M-40 19.6h9M-40 22.6h6" stroke-width="1.3"></path>
  <path d="M31 24V16M28 19L31 15.4L34 19M38 24V16M35 19L38 15.4L41 19" stroke-width="1.3"></path>
  <path d="M5 23.4L14 16.4Q16.6 18 17 21V23Z" fill=${paint.cheese} stroke-width="1.2"></path>`;

/** A hat box with its ribbon. */
export const purpleBox: Drawing = svg`
  <ellipse cx="0" cy="25" rx="42" ry="6" fill=${paint.shadow} stroke="none"></ellipse>
  <path d="M-38 6V22Q0 34 38 22V6Z" fill=${stuff.purpleLight}></path>
  <path d="M-30 12V24M-22 14V26.4M-14 15V27.4M14 15V27.4M22 14V26.4M30 12V24" stroke=${stuff.purple} stroke-width="3.2"></path>
  <path d="M-6 14H6V29.4H-6Z" fill=${paint.cheese} stroke-width="1.3"></path>
  <path d="M-42-1V7.6Q0 21 42 7.6V-1Z" fill=${stuff.purple}></path>
  <ellipse cx="0" cy="-1" rx="42" ry="12" fill=${stuff.purple}></ellipse>
  <ellipse cx="0" cy="-1.4" rx="37.6" ry="9.6" fill=${stuff.purpleLight} stroke="none" opacity=".5"></ellipse>
  <path d="M-5-13H5L6 11.6V17.2H-6V11.6Z" fill=${paint.cheese} stroke-width="1.2"></path>
  <path d="M0 18C-8 8-17 12-15 18C-14 23-6 22 0 18ZM0 18C8 8 17 12 15 18C14 23 6 22 0 18Z" fill=${paint.cheese}></path>
  <circle cx="0" cy="18" r="3.2" fill=${paint.cheese}></circle>`;
