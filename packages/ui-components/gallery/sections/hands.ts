import { html, type TemplateResult } from 'lit';
import type { CbCardPlayEvent } from '../../src/events/card.ts';
import type { CbHand } from '../../src/hand/hand.ts';

const hand = 'r3 r14 y1 y8 y17 g2 g6 g11 g15 b4 b9 b18 p5 p10 p16';

/** Plays legal cards and refuses the rest, to demonstrate both. */
function play(event: CbCardPlayEvent): void {
  const hand = event.currentTarget as CbHand;
  if (hand.legal && !hand.legal.includes(event.card)) event.preventDefault();
  else hand.cards = hand.cards.filter((card) => card !== event.card);
}

export const hands = (): TemplateResult => html`
  <h2>Hands</h2>
  <h3>Fifteen cards, nobody asks</h3>
  <cb-hand deck="mice" cards=${hand} @cb-card-play=${play}></cb-hand>
  <h3>Follow green; one card lifted</h3>
  <cb-hand deck="mice" cards=${hand} legal="g2 g6 g11 g15" lifted="g11" @cb-card-play=${play}></cb-hand>
  <h3>On a phone</h3>
  <div class="phone"><cb-hand deck="mice" cards=${hand} legal="r3 r14" @cb-card-play=${play}></cb-hand></div>
  <h3>Five snakes; one tap plays</h3>
  <cb-hand deck="snakes" cards="y2 y7f g4f g5 b3" legal="y7f g4f g5" single-tap @cb-card-play=${play}></cb-hand>
  <h3>Two, and none</h3>
  <cb-hand deck="mice" cards="r1 p18"></cb-hand>
  <cb-hand deck="mice"></cb-hand>
`;
