/** Objects in a mouse's hand. The hand is at (0, 0); ten units are the radius of the head. */
import { svg } from 'lit';
import { paint } from '../ink.ts';

const { wood, tin, cheese, rind, ink, paper } = paint;

/** A whirling sling: the cord, the pouch with its pebble, and motion lines. */
export const sling = svg`
  <path d="M0 0C-2-9 3-17 12-20M0 0C2-8 7-14 13-18" stroke-width="1.1"></path>
  <path d="M10-21.5Q14-24 17-19Q15-14.5 11-16.5Z" fill=${rind}></path>
  <circle cx="14.4" cy="-19.4" r="2.5" fill=${tin}></circle>
  <path d="M-7-14A18 18 0 0 1 5-26M24-22A19 19 0 0 1 26-12M-10-7A20 20 0 0 1-9.5-9" stroke-width=".9" opacity=".6"></path>`;

export const pin = svg`
  <path d="M0 16V-26" stroke-width="3.4"></path><path d="M0 16V-25" stroke=${tin} stroke-width="1.3"></path>
  <circle cx="0" cy="-26" r="4" fill="#c8412f"></circle>
  <path d="M-1.6-27.6A2 2 0 0 1 0-28.6" stroke="#fff" stroke-width="1.1"></path>`;

export const match = svg`
  <path d="M0 12V-18" stroke-width="4.4"></path><path d="M0 12V-17" stroke=${wood} stroke-width="2"></path>
  <path d="M0-35C6-28 6.4-23 4-19.6C2-17-2-17-4-19.6C-6.4-23-3-26 0-35Z" fill="#f2a93b"></path>
  <path d="M0-27C2.6-23.6 2.4-21 .6-19.6C-1.8-18.6-3-21.4 0-27Z" fill="#fff0b8" stroke="none"></path>`;

export const leaf = svg`
  <path d="M0 8C1-6 2-16 8-27" stroke-width="1.8"></path>
  <path d="M-13-20C-8-36 12-42 30-30C20-24 4-14-13-20Z" fill="#6d9c4a"></path>
  <path d="M-12-20.4C0-24 14-30 29-30M0-24.4L2-31M9-26.8L13-33M8-26.4L11-21" stroke-width=".9"></path>`;

export const spoon = svg`
  <path d="M0 20V-12" stroke-width="4.6"></path><path d="M0 20V-12" stroke=${tin} stroke-width="2"></path>
  <ellipse cx="0" cy="-20" rx="6.4" ry="9" fill=${tin}></ellipse>
  <path d="M-3-24Q-1-27.6 2-27" stroke="#fff" stroke-width="1.3"></path>`;

export const button = svg`
  <circle cx="3" cy="2" r="12.4" fill="#d9694f"></circle><circle cx="3" cy="2" r="8.6" stroke-width="1"></circle>
  <g fill=${ink} stroke="none"><circle cx="0.2" cy="-.8" r="1.7"></circle><circle cx="5.8" cy="-.8" r="1.7"></circle>
  <circle cx="0.2" cy="4.8" r="1.7"></circle><circle cx="5.8" cy="4.8" r="1.7"></circle></g>
  <path d="M.2-.8L5.8 4.8M5.8-.8L.2 4.8" stroke=${paper} stroke-width="1"></path>`;

export const key = svg`
  <path d="M0 14V-14M0 12H6M0 6.6H5" stroke-width="4.8"></path>
  <path d="M0 14V-14M0 12H6M0 6.6H5" stroke="#c9973f" stroke-width="2.3"></path>
  <path fill="#c9973f" fill-rule="evenodd" d="M0-30A8 8 0 1 1 0-14A8 8 0 1 1 0-30ZM0-26A4 4 0 1 0 0-18A4 4 0 1 0 0-26Z"></path>`;

export const bundle = svg`
  <path d="M0 14V-22" stroke-width="4"></path><path d="M0 14V-22" stroke=${wood} stroke-width="1.8"></path>
  <path d="M0-20C-8-20-14-11-10-3C-6 2 5 1 8-4C11-12 7-20 0-20Z" fill="#e7d7b4"></path>
  <path d="M0-20L-5-25L-1-24L3-26L2-21Z" fill="#e7d7b4"></path>
  <g fill="#c8412f" stroke="none"><circle cx="-5" cy="-11" r="1.5"></circle><circle cx="1" cy="-14" r="1.5"></circle>
  <circle cx="4" cy="-7" r="1.5"></circle><circle cx="-2" cy="-5" r="1.5"></circle></g>`;

export const fork = svg`
  <path d="M0 26V-14M-6-26V-19Q-6-14 0-14Q6-14 6-19V-26M0-26V-14" stroke-width="4.4"></path>
  <path d="M0 26V-14M-6-26V-19Q-6-14 0-14Q6-14 6-19V-26M0-26V-14" stroke=${tin} stroke-width="2.2"></path>`;

export const rollingPin = svg`
  <path d="M0 15V-26" stroke-width="5"></path><path d="M0 15V-26" stroke="#8e5c35" stroke-width="3"></path>
  <rect x="-4.6" y="-18" width="9.2" height="25" rx="3" fill=${wood}></rect>
  <path d="M-2-14V-4M1.6-9V2" stroke-width=".8" opacity=".5"></path>`;

export const wedge = svg`
  <path d="M-11 1L9-8L13 0Z" fill=${cheese}></path><path d="M-11 1L13 0V8L-11 9Z" fill="#e9b23a"></path>
  <path d="M13 0V8" stroke=${rind} stroke-width="2.4"></path>
  <ellipse cx="-3.4" cy="5" rx="2.4" ry="1.9" fill="#c98a24" stroke="none"></ellipse>
  <ellipse cx="5" cy="4" rx="1.7" ry="1.4" fill="#c98a24" stroke="none"></ellipse>`;
