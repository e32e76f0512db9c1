/** Headwear. The top of the skull is at (0, 0); ten units are the radius of the head. */
import { svg } from 'lit';
import { paint } from '../ink.ts';

const { tin, paper, ink } = paint;

export const thimble = svg`
  <path d="M-6.4 2.4L-4.4-10Q0-13.4 4.8-10L7.4 2.4Q0 5.4-6.4 2.4Z" fill=${tin}></path>
  <path d="M-6.8 0Q0 3 7-.2" stroke-width="1"></path>
  <g fill=${ink} stroke="none"><circle cx="-2.6" cy="-3" r=".7"></circle><circle cx="0.4" cy="-3" r=".7"></circle>
  <circle cx="3.4" cy="-3" r=".7"></circle><circle cx="-1.4" cy="-6" r=".7"></circle><circle cx="1.8" cy="-6" r=".7"></circle>
  <circle cx="0.2" cy="-9" r=".7"></circle></g>`;

export const paperHat = svg`
  <path d="M-11 3L.6-12L12.4 1.6Z" fill=${paper}></path>
  <path d="M-13.6 3.6Q.6-3 15 2L12.4 7Q.4 1.6-11.4 8.2Z" fill=${paper}></path>
  <path d="M-6 1.6L.8-6M-1 0L2.6-4M5 0L3-3M-8 4.6Q1 1 10 3.8" stroke-width=".8" opacity=".65"></path>`;

export const spectacles = svg`
  <g transform="translate(0 10)"><circle cx="2.6" cy="-1" r="4.3" fill="#fff" fill-opacity=".35"></circle>
  <ellipse cx="9" cy="-1.6" rx="3.4" ry="4.1" fill="#fff" fill-opacity=".35"></ellipse>
  <path d="M-1.7-1.2L-9-3.4M5.8-2L6-2.2"></path></g>`;

export const acornCap = svg`
  <path d="M-9.6 2.6C-9-7-2-9.6 2-9.2C7-8.8 10-4 10.4 1.8Q0 5.6-9.6 2.6Z" fill="#9a6a3d"></path>
  <path d="M.8-9.2Q.4-13 3.6-14.6" stroke-width="2"></path>
  <path d="M-7.6-2L-4 3.4M-4.6-6L1 3.6M-.6-8.6L6 2.8M8-5L3.6 3.2M4.4-8.6L-2 3.6M0-8.8L-6.4 2.8" stroke-width=".7" opacity=".7"></path>`;

export const bowler = svg`
  <path d="M-8 1.4C-8-9-3-12 1.2-11.6C6-11.2 9-7 9 1Z" fill="#4d4340"></path>
  <path d="M-8 .4Q.6 3.4 9 0V-3.2Q.4 0-8-2.6Z" fill="#b5483a"></path>
  <path d="M-12.6 1.6Q.6 7 13.4 .8Q10 5.6.6 5.6T-12.6 1.6Z" fill="#4d4340"></path>`;

export const eyepatch = svg`
  <g transform="translate(0 10)"><path d="M-10-5.6Q0-6 9.6-4" stroke-width="1.3"></path>
  <path d="M-.8-4.2Q3-5.6 6.4-3.8Q6.6 2.6 2.8 3Q-1 2.6-.8-4.2Z" fill="#3b3331"></path></g>`;

export const cooksHat = svg`
  <path d="M-7.6 2.6L-8.4-5C-14-7-12.6-14.6-6.6-14C-4-19.6 4.6-19.6 6.4-14.4C12.6-15.4 14.2-7.8 8.6-5.4L8.4 2.2Q.4 4.8-7.6 2.6Z" fill=${paper}></path>
  <path d="M-8.2-2.4Q.6 0 8.6-2.8M-3.6-5V-9.6M2.6-5.4V-10" stroke-width=".9"></path>`;

export const crown = svg`
  <path d="M-9.4 2.4L-11.6-9.6L-5-4L.4-13L6-4.4L12-10.6L10.4 1.6Q.4 5.4-9.4 2.4Z" fill="#e9b730"></path>
  <path d="M-9.6-.2Q.4 2.6 10.4-1" stroke-width=".9"></path>
  <circle cx="-11.6" cy="-10" r="1.5" fill="#c8412f"></circle><circle cx=".4" cy="-13.4" r="1.7" fill="#3b78a8"></circle>
  <circle cx="12" cy="-11" r="1.5" fill="#c8412f"></circle>`;

export const saucepan = svg`
  <path d="M9 .4L25-4.6" stroke-width="4.6"></path><path d="M9 .4L25-4.6" stroke="#5a4a44" stroke-width="2.7"></path>
  <path d="M-11 2.6V-7.4Q0-12.4 11.6-8V1.6Q.4 7-11 2.6Z" fill=${tin}></path>
  <path d="M-12.4 2.4Q.4 8.4 13 1.2L12.8 4Q.4 11-12.2 5.2Z" fill=${tin}></path>
  <path d="M-7.6-5V1.4M-4.8-6.4V-3" stroke="#fff" stroke-width="1.1" opacity=".8"></path>`;
