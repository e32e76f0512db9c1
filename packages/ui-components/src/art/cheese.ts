/** Cheeses: whole, a wedge, eaten. Centred on (0, 0), about 60 wide. */
import { svg } from 'lit';
import { type Drawing, mix, paint } from './ink.ts';

const { cheese, rind, shadow } = paint;
const hole = mix(paint.cheese, 62, '#8a4b12');
const side = mix(paint.cheese, 84, '#b5651d');

export const cheeseWhole: Drawing = svg`
  <ellipse cx="0" cy="19" rx="31" ry="6" fill=${shadow} stroke="none"></ellipse>
  <path d="M-28-6V10C-28 18-14 22 0 22S28 18 28 10V-6Z" fill=${side}></path>
  <path d="M-28 6C-24 14-12 17 0 17S24 14 28 6V10C28 18 14 22 0 22S-28 18-28 10Z" fill=${rind} stroke="none"></path>
  <path d="M-28-6V10C-28 18-14 22 0 22S28 18 28 10V-6"></path>
  <ellipse cx="0" cy="-7" rx="28" ry="12" fill=${cheese}></ellipse>
  <g fill=${hole} stroke="none"><ellipse cx="-11" cy="-9" rx="5" ry="2.6"></ellipse><ellipse cx="8" cy="-3.4" rx="6" ry="2.8"></ellipse>
  <ellipse cx="10" cy="-12.4" rx="3.4" ry="1.6"></ellipse><circle cx="-16" cy="8" r="3"></circle><circle cx="16" cy="9" r="2.4"></circle></g>`;

export const cheeseWedge: Drawing = svg`
  <ellipse cx="2" cy="17" rx="30" ry="5" fill=${shadow} stroke="none"></ellipse>
  <path d="M-28 2L14-16Q27-12 29-2V14L-28 16Z" fill=${side}></path>
  <path d="M-28 2L14-16Q27-12 29-2Z" fill=${cheese}></path>
  <path d="M29-2V14L22 14.3V-1.7Z" fill=${rind}></path>
  <g fill=${hole} stroke="none"><circle cx="-10" cy="9.4" r="4.2"></circle><circle cx="8" cy="8" r="5"></circle><circle cx="-20" cy="9" r="2.2"></circle>
  <ellipse cx="6" cy="-6.4" rx="5" ry="2.2"></ellipse></g>`;

/** Only the rind and some crumbs are left. */
export const cheeseEaten: Drawing = svg`
  <ellipse cx="2" cy="17" rx="26" ry="4" fill=${shadow} stroke="none"></ellipse>
  <path d="M20-13Q30-8 30 0V14H22C24 8 19 7 22 2C17 0 23-5 18-8Z" fill=${rind}></path>
  <g fill=${cheese} stroke-width="1.2"><path d="M-22 15l3-5 5 1 1 4Z"></path><path d="M-6 15l2-3 4 1v2Z"></path><path d="M7 15l3-6 5 2-1 4Z"></path><path d="M-14 7l2-2 2 2-2 1Z"></path></g>`;
