/** Renders a phase as a playable table; after each move the table shows the new state. */
import type { AnyGame, GameTypes, RefusalBase } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { gameTexts } from '@cheeseboard/engine/games/text';
import type { AnyGameTexts, Language } from '@cheeseboard/engine/text';
import type { CbMoveEvent } from '../../src/events/move.ts';
import type { TableElement } from '../../src/table/table.ts';
import type { Section } from '../section.ts';
import { findPhase, type Phase, playersFor, type ReachedPhase, standingOf } from './phase.ts';

/** `gallery.ts` in the folder of a game. */
interface GameGallery {
  readonly phases: { readonly [name: string]: Phase };
  /** The phases of the game's position and of its record. */
  readonly samples: { readonly position: string; readonly record: string };
  /** Sections with the game's own pieces. */
  readonly parts?: { readonly [name: string]: Section };
}

const galleries = import.meta.glob<GameGallery>('../../src/games/*/gallery.ts', { eager: true });

// Registers the tables, also the default ones.
import.meta.glob('../../src/games/*.kit.ts', { eager: true });

/** The gallery of a game without a `gallery.ts`: its first decision and its end. */
const plainGallery = (game: AnyGame): GameGallery => ({
  phases: {
    first: {
      title: 'The first decision',
      seats: game.seats.min,
      until: ({ moves }) => moves.length > 0,
    },
    over: { title: 'The end', seats: game.seats.min, until: ({ isOver }) => isOver },
  },
  samples: { position: 'first', record: 'over' },
});

const galleryOf = (id: string): GameGallery =>
  galleries[`../../src/games/${id}/gallery.ts`] ?? plainGallery(gameOf(id));

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;

export const gameIds: readonly string[] = games.map(({ id }) => id);

/** A game's name for headings. */
export const titleOf = (id: string): string => gameTexts[id]!.en.name;

export const samplesOf = (id: string): GameGallery['samples'] => galleryOf(id).samples;
export const partsOf = (id: string): NonNullable<GameGallery['parts']> => galleryOf(id).parts ?? {};

/** The phases of a game by name, untyped because all games are rendered alike. */
export const phasesOf = (id: string): GameGallery['phases'] => galleryOf(id).phases;

export const reachPhase = (id: string, name: string): ReachedPhase =>
  findPhase(gameOf(id), phasesOf(id)[name]!);

/** A table, and a function that brings it into its phase once it is in the page. */
export interface PreparedTable {
  readonly table: TableElement<GameTypes>;
  /** Call this when the table is in the page. */
  readonly ready: () => Promise<void>;
}

export function prepareTable(id: string, name: string): PreparedTable {
  const phase = phasesOf(id)[name]!;
  const reachedPhase = reachPhase(id, name);
  const { match, viewer } = reachedPhase;
  const table = document.createElement(`cb-${id}`) as TableElement<GameTypes>;
  const updateTable = (steps: number): void => {
    table.players = playersFor(reachedPhase);
    table.view = match.game.view(match.at(steps), viewer);
    table.moves = steps < match.length ? [] : standingOf(match, viewer).moves;
    table.log = match.events(viewer, 0, steps);
  };
  table.rulesHref = '#';
  table.explain = (move) => (viewer === 'spectator' ? null : match.refusal(viewer, move));
  table.hints = phase.hinted !== undefined;
  if (phase.breath) Object.assign(table, { autoPass: 'breath' });
  if (phase.unread !== undefined) table.append(...chat(phase.unread));
  table.unread = phase.unread ?? 0;
  table.addEventListener('cb-move', (event) => {
    if (phase.breath)
      void returnToPhase(
        table,
        () => updateTable(0),
        () => updateTable(match.length),
      );
    else {
      match.play(viewer as number, (event as CbMoveEvent).move);
      updateTable(match.length);
    }
  });
  updateTable(phase.animatesLastStep ? match.length - 1 : match.length);
  return { table, ready: () => finish(table, id, phase, reachedPhase, () => updateTable(match.length)) };
}

/** Returns to the phase after an auto-pass, without animation. */
async function returnToPhase(
  table: TableElement<GameTypes>,
  begin: () => void,
  showPhase: () => void,
): Promise<void> {
  for (const showStep of [begin, showPhase]) {
    showStep();
    table.jumpTo(table.view!, table.log);
    await table.updateComplete;
  }
}

/** A few chat lines. */
function chat(unread: number): HTMLElement[] {
  return ['Ben', 'Clara', 'Ben', 'Dennis'].slice(0, Math.max(unread, 2)).map((name, line) => {
    const chatLine = document.createElement('p');
    chatLine.slot = 'chat';
    chatLine.textContent = `${name}: ${['Gouda!', 'Brie!', 'Edam?', 'Feta…'][line]}`;
    return chatLine;
  });
}

/** Sets what needs a rendered table: a sheet, a note, an open panel, a hint, a picked piece. */
async function finish(
  table: TableElement<GameTypes>,
  id: string,
  { animatesLastStep, refused, panel, hinted, touched }: Phase,
  { match, viewer }: ReachedPhase,
  tell: () => void,
): Promise<void> {
  await table.updateComplete;
  const shadow = table.renderRoot;
  if (animatesLastStep) {
    const settled = new Promise((resolve) => table.addEventListener('cb-settled', resolve, { once: true }));
    tell();
    await settled;
  }
  if (refused)
    table.refuse(match.refusal(viewer as number, refused(standingOf(match, viewer))) as RefusalBase | null);
  if (hinted) {
    const position = standingOf(match, viewer);
    const move = hinted(position);
    const cast = { names: table.players.map(({ name }) => name), you: viewer as number };
    const text = (gameTexts as { readonly [id: string]: AnyGameTexts })[id]![languageAround(table)];
    table.suggest({ move, text: `${text.move(move, position.view, cast)}.` });
  }
  if (touched) queryInside(table, touched)?.click();
  const tab = panel && shadow.querySelector<HTMLElement>(`.tab[data-panel=${panel}]`);
  if (tab?.ariaExpanded === 'false') tab.click();
  await table.updateComplete;
}

const languageAround = (table: Element): Language =>
  (table.closest('[lang]') as HTMLElement | null)?.lang as Language;

function queryInside(table: Element, path: readonly string[]): HTMLElement | null {
  return path.reduce<Element | null>(
    (parent, selector) => parent && (parent.shadowRoot ?? parent).querySelector(selector),
    table,
  ) as HTMLElement | null;
}
