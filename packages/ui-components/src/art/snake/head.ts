/** The two heads: with fangs (open mouth, narrow eyes, red teeth) and harmless (a smile). */
import { svg } from 'lit';
import { type Colour, colourStyles } from '../colours.ts';
import { type Drawing, mix, paint } from '../ink.ts';

const lighten = (colour: Colour): string => mix(colourStyles[colour].fill, 55, paint.paper);

export function poisonousHead(colour: Colour): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<g transform="translate(52 25)">
    <path d="M-17 8C-20 26-9 34 0 34S20 26 17 8Z" fill=${lighten(colour)}></path>
    <path d="M-14 7C-16 22-8 29 0 29S16 22 14 7Z" fill="#5b1620"></path>
    <path d="M-4 28Q0 20 4 28Q0 30-4 28Z" fill="#b4525c" stroke="none"></path>
    <path d="M-11.5 6L-4 6L-7.4 24.5Z" fill=${paint.fang}></path><path d="M11.5 6L4 6L7.4 24.5Z" fill=${paint.fang}></path>
    <path d="M-7.4 27.4q2.4 4.4 0 5.6q-2.4-1.2 0-5.6Z" fill=${paint.fang} stroke-width="1.1"></path>
    <path d="M0-19C13-19 22-9 21.5 2C21 9 10 9.6 0 9.6S-21 9-21.5 2C-22-9-13-19 0-19Z" fill=${fill}></path>
    <path d="M-14.6-8.4L-4-3.6C-4.6 2.4-13 2.6-14.6-8.4ZM14.6-8.4L4-3.6C4.6 2.4 13 2.6 14.6-8.4Z" fill="#fff3c4"></path>
    <path d="M-8.6-4.6V-.2M8.6-4.6V-.2" stroke-width="2.4"></path>
    <path d="M-2.4 4.6v.1M2.4 4.6v.1" stroke-width="1.8"></path></g>`;
}

export function harmlessHead(colour: Colour): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<g transform="translate(52 27)">
    <path d="M0-20C13-20 21-10 21-.6C21 10.6 11 16 0 16S-21 10.6-21-.6C-21-10-13-20 0-20Z" fill=${fill}></path>
    <path d="M-17.6 5.4C-12 14 12 14 17.6 5.4C14 13.4 7 14.8 0 14.8S-14 13.4-17.6 5.4Z" fill=${lighten(colour)} stroke="none"></path>
    <ellipse cx="-8.4" cy="-5" rx="4.6" ry="5.4" fill="#fff"></ellipse><ellipse cx="8.4" cy="-5" rx="4.6" ry="5.4" fill="#fff"></ellipse>
    <g fill=${paint.ink} stroke="none"><circle cx="-7.4" cy="-4.4" r="2.7"></circle><circle cx="7.4" cy="-4.4" r="2.7"></circle></g>
    <path d="M-13 4.6C-8 11.4 8 11.4 13 4.6M-14.6 5.4l2.6-1.6M14.6 5.4l-2.6-1.6"></path>
    <path d="M-1.8 2v.1M1.8 2v.1" stroke-width="1.7"></path></g>`;
}
