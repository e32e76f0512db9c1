/** Facts about each game for pages that have not loaded its code. A test compares them with the engine. */
import type { Deck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import type { Language } from '../language/language.ts';

export interface GameFacts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly name: { readonly [L in Language]: string };
  /** One sentence that invites people to play. */
  readonly pitch: { readonly [L in Language]: string };
  /** Duration between people who know the game, with the usual number of players and default options. */
  readonly minutes: number;
  /** Number of player colours; null if players have no pieces of their own. */
  readonly colours: number | null;
  /** Pieces for a picture beside the game's name. */
  readonly preview: readonly PreviewPiece[];
}

export type PreviewPiece =
  | {
      readonly piece: 'card';
      readonly deck: Deck;
      readonly card: string;
      readonly owner?: Colour;
    }
  | { readonly piece: 'mouse'; readonly colour: Colour }
  | { readonly piece: 'die'; readonly face: number }
  | { readonly piece: 'cheese' };

/** The games in this package, in the order in which they are offered. */
export const gameFacts = [
  {
    id: 'david-goliath',
    seats: { min: 3, max: 6 },
    name: { en: 'David & Goliath', nl: 'David & Goliath', de: 'David & Goliath' },
    pitch: {
      en: 'A trick game where the smallest mouse runs off with the biggest one.',
      nl: 'Een slagenspel waarin de kleinste muis er met de dikste vandoor gaat.',
      de: 'Ein Stichspiel, in dem die kleinste Maus mit der dicksten durchbrennt.',
    },
    minutes: 30,
    colours: null,
    preview: [
      { piece: 'card', deck: 'mice', card: 'g1' },
      { piece: 'card', deck: 'mice', card: 'b9' },
      { piece: 'card', deck: 'mice', card: 'r18' },
    ],
  },
  {
    id: 'gouda-gouda',
    seats: { min: 2, max: 6 },
    name: { en: 'Gouda! Gouda!', nl: 'Gouda! Gouda!', de: 'Gouda! Gouda!' },
    pitch: {
      en: 'A mouse race to the cheese where your rivals do half of your running.',
      nl: 'Een muizenrace naar de kaas, waarin je rivalen de helft van het lopen doen.',
      de: 'Ein Mäuserennen zum Käse, bei dem deine Rivalen die halbe Strecke für dich laufen.',
    },
    minutes: 30,
    colours: 6,
    preview: [
      { piece: 'mouse', colour: 'blue' },
      { piece: 'mouse', colour: 'red' },
      { piece: 'mouse', colour: 'yellow' },
      { piece: 'cheese' },
    ],
  },
  {
    id: 'daumen-drauf',
    seats: { min: 2, max: 7 },
    name: { en: 'Daumen drauf', nl: 'Daumen drauf', de: 'Daumen drauf' },
    pitch: {
      en: 'Show your snake, hide its fang under your thumb, and let the others guess what they are winning.',
      nl: 'Laat je slang zien, hou je duim op de giftand en laat de rest raden wat er te winnen valt.',
      de: 'Zeig deine Schlange, halte den Giftzahn zu und lass die anderen raten, was sie da gewinnen.',
    },
    minutes: 20,
    colours: null,
    preview: [
      { piece: 'card', deck: 'snakes', card: 'y3' },
      { piece: 'card', deck: 'snakes', card: 'g5?', owner: 'blue' },
      { piece: 'card', deck: 'snakes', card: 'b7f' },
    ],
  },
  {
    id: 'mens-erger-je-niet',
    seats: { min: 2, max: 4 },
    name: {
      en: 'Mens erger je niet, the card game',
      nl: 'Mens erger je niet, het kaartspel',
      de: 'Mens erger je niet, das Kartenspiel',
    },
    pitch: {
      en: 'Fill your four piles first, and send home everyone who is exactly as high as you.',
      nl: 'Bouw als eerste je vier stapels vol, en stuur iedereen terug die precies even hoog staat.',
      de: 'Fülle als Erster deine vier Stapel, und schick jeden zurück, der genauso hoch steht.',
    },
    minutes: 20,
    colours: 4,
    preview: [
      { piece: 'card', deck: 'pawns', card: 'r3.4' },
      { piece: 'card', deck: 'pawns', card: 'b2.6' },
      { piece: 'die', face: 6 },
    ],
  },
] as const satisfies readonly GameFacts[];

export type GameId = (typeof gameFacts)[number]['id'];

export const isGameId = (id: unknown): id is GameId => gameFacts.some((facts) => facts.id === id);
