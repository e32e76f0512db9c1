/** The owner's thumb, from the top of the card to the place of the head. No head is drawn under it. */
import { svg } from 'lit';
import type { Colour } from '../colours.ts';
import { type Drawing, paint } from '../ink.ts';
import { cloth } from '../mouse/scarf.ts';

export function thumb(owner: Colour | undefined): Drawing {
  const sleeve = owner
    ? cloth(
        [
          [37, 1],
          [69, 1],
        ],
        10,
        owner,
      )
    : '';
  return svg`<g transform="translate(2 -1)rotate(9 52 0)">
    <path d="M36-6C36 12 31 20 31 34C31 50 40 59 53 59S75 50 75 34C75 20 70 12 70-6Z" fill=${paint.shadow} stroke="none" transform="translate(2.5 4)"></path>
    <path d="M36-6C36 12 31 20 31 34C31 50 40 59 53 59S75 50 75 34C75 20 70 12 70-6Z" fill="var(--_cb-thumb)"></path>
    <path d="M41 36C41 26 46 22 53 22S65 26 65 36C65 48 60 54 53 54S41 48 41 36Z" fill="color-mix(in srgb, var(--_cb-thumb) 45%, #fff)"></path>
    <path d="M45.5 44C46 48.6 49 51.4 53 51.4" stroke="#fff" stroke-width="1.6"></path>
    <path d="M44 14.6Q53 18 62 14.6M46 10Q53 12.6 60 10" stroke-width="1.1"></path>${sleeve}</g>`;
}
