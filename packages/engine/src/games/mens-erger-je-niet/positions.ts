import { Invalid } from '../../core/invalid.ts';
import { type Codec, fixed, int, list, type Positions, word } from '../../core/position.ts';
import { flaw } from './flaw.ts';
import { type MensErgerJeNiet, mensErgerJeNiet } from './index.ts';
import { PILES } from './piles.ts';
import { type Options, phases } from './state.ts';

/** Four heights per seat, like `0360,1206`. */
function heightsCodec(seats: number): Codec<number[]> {
  const digits: Codec<number[]> = {
    write: (heights) => heights.join(''),
    read(text) {
      if (!/^[0-6]{4}$/.test(text))
        throw new Invalid('position', `"${text.slice(0, 20)}" is not a row of 4 piles`);
      return [...text].map(Number);
    },
  };
  const rows = list(digits, ',', seats);
  return {
    write: (heights) =>
      rows.write(Array.from({ length: seats }, (_, seat) => heights.slice(seat * PILES, (seat + 1) * PILES))),
    read: (text) => rows.read(text).flat(),
  };
}

function fields(seats: number, { severalCaptures }: Options) {
  return {
    phase: word(...phases),
    turn: int(0, seats - 1),
    roll: int(0, 6),
    heights: heightsCodec(seats),
    finished: list(int(0, seats - 1), '.'),
    targets: severalCaptures === 'may' ? list(int(0, seats * PILES - 1), '.') : fixed((): number[] => []),
  };
}

/** Reads and writes positions of Mens erger je niet. */
export const mensErgerJeNietPositions: Positions<MensErgerJeNiet> = { game: mensErgerJeNiet, fields, flaw };
