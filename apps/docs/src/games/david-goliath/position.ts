/** Writes positions of David & Goliath in short form. A card is `g12`. */
import { readCard } from '@cheeseboard/engine/david-goliath';

/** The engine's number of a card, as events contain it. */
export function card(text: string): number {
  const cardNumber = readCard(text);
  if (cardNumber === null) throw new Error(`"${text}" is not a card`);
  return cardNumber;
}

interface Deal {
  /** The cards of each seat, separated by spaces. */
  readonly hands: readonly string[];
  readonly leader: number;
  /** The cards in the trick, in the order played. */
  readonly trick?: string;
  /** The cards that seats have won. All other cards go in turn to the seats not named here. */
  readonly won?: { readonly [seat: number]: string };
  readonly dealer?: number;
  /** The options that are not the default, like `deals=1`. */
  readonly options?: string;
  /** Scores of earlier deals, like `20.25.12,8.31.20`. */
  readonly scores?: string;
}

/** A position in the middle of a deal. Cards that are not in a hand or the trick have been won. */
export function position({
  hands,
  leader,
  trick = '',
  won = {},
  dealer,
  options = '',
  scores = '',
}: Deal): string {
  const seats = hands.length;
  const inHand = hands.map(cardsOf);
  const trickCards = cardsOf(trick);
  const piles = hands.map((_, seat) => cardsOf(won[seat] ?? ''));
  const usedCards = new Set([...inHand.flat(), ...trickCards, ...piles.flat()]);
  const takers = hands.map((_, seat) => seat).filter((seat) => won[seat] === undefined);
  const undealt = deckOf(seats).filter((undealtCard) => !usedCards.has(undealtCard));
  for (const [index, undealtCard] of undealt.entries()) {
    const taker = takers[index % takers.length];
    if (taker === undefined) throw new Error(`nobody has ${undealt.join(' ')}`);
    piles[taker]!.push(undealtCard);
  }
  return [
    'david-goliath.1',
    seats,
    options,
    'trick',
    dealer ?? (leader + seats - 1) % seats,
    leader,
    trickCards.join('.'),
    inHand.map(writeSet).join(','),
    piles.map(writeSet).join(','),
    scores,
  ].join('/');
}

const cardsOf = (text: string): string[] => text.split(' ').filter(Boolean);

const deckOf = (seats: number): string[] =>
  [...'rygbp'].flatMap((colour) => Array.from({ length: 3 * seats }, (_, index) => `${colour}${index + 1}`));

/** Writes cards as a set, like `r1.5y3`. */
function writeSet(cards: readonly string[]): string {
  const sortedCards = [...cards].sort((a, b) => card(a) - card(b));
  return [...'rygbp']
    .map((colour) =>
      sortedCards
        .filter((undealtCard) => undealtCard[0] === colour)
        .map((undealtCard) => undealtCard.slice(1)),
    )
    .map((numbers, index) => (numbers.length === 0 ? '' : `${'rygbp'[index]}${numbers.join('.')}`))
    .join('');
}
