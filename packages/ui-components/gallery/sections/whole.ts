/** `cb-game`, `cb-position` and `cb-replay`. */
import { gamePositions as positions } from '@cheeseboard/engine/games/positions';
import { writePosition } from '@cheeseboard/engine/positions';
import { writeRecord } from '@cheeseboard/engine/records';
import { html, type LitElement, type TemplateResult } from 'lit';
import type { CbGame } from '../../src/game/game.ts';
import { addKit } from '../../src/kits/kits.ts';
import type { CbPosition } from '../../src/position/position.ts';
import type { CbReplay } from '../../src/replay/replay.ts';
import type { ReachedPhase } from '../phases/phase.ts';
import { gameIds, reachPhase, samplesOf, titleOf } from '../phases/table.ts';

addKit('far-away', () => Promise.reject(new TypeError('Failed to fetch')));

const [firstGame = ''] = gameIds;

const sampleRecord = (id: string): ReachedPhase => reachPhase(id, samplesOf(id).record);

function positionOf(id: string): string {
  const { match } = reachPhase(id, samplesOf(id).position);
  return writePosition(positions.find(({ game }) => game.id === id)!, match.state);
}

export const wholeGames = (): TemplateResult => html`<div class="tables">
    ${gameIds.map(
      (id) => html`<figure id="game-${id}"><figcaption>${titleOf(id)} against bots</figcaption>
        <cb-game game=${id} seed="1"></cb-game></figure>`,
    )}
    <figure id="game-anew"><figcaption>Somebody wants a new game in mid-game</figcaption>
      <cb-game game=${firstGame} seed="1"></cb-game></figure>
  </div>
  <h2>A game that could not be fetched</h2>
  <cb-game game="far-away"></cb-game>
  <h2>A game that nobody knows, options that it does not have</h2>
  <cb-game game="chess"></cb-game>
  <cb-game game=${firstGame} players="4" options='{"deals": 99}'></cb-game>`;

export const positionsToTry = (): TemplateResult => html`<div class="tables">
    ${gameIds.map(
      (id) => html`<figure id="position-${id}"><figcaption>${titleOf(id)}: try anything</figcaption>
        <cb-position position=${positionOf(id)} you="0" seed="1"></cb-position></figure>`,
    )}
    <figure id="position-tried"><figcaption>Something was tried: it can be taken back</figcaption>
      <cb-position position=${positionOf(firstGame)} you="0" seed="1"></cb-position></figure>
    <figure id="position-watch"><figcaption>Only to be looked at</figcaption>
      <cb-position position=${positionOf(gameIds.at(-1)!)} you="-1"></cb-position></figure>
  </div>
  <h2>A text that is no position</h2>
  <cb-position position="${gameIds.at(-1)}.1/2//move/0/9/2310,1426/"></cb-position>`;

export const replayElements = (): TemplateResult => html`<div class="tables">
    ${gameIds.map((id) => {
      const { match } = sampleRecord(id);
      return html`<figure id="replay-${id}"><figcaption>${titleOf(id)}, in the middle</figcaption>
        <cb-replay record=${writeRecord(match)} at=${Math.floor(match.length / 2)}></cb-replay></figure>`;
    })}
    <figure id="replay-begin"><figcaption>The beginning, as seat 2 saw it</figcaption>
      <cb-replay record=${writeRecord(sampleRecord(firstGame).match)} you="1" at="3"></cb-replay></figure>
    <figure id="replay-playing"><figcaption>Playing by itself, slowly</figcaption>
      <cb-replay .style="--cb-speed: 4" record=${writeRecord(sampleRecord(gameIds.at(-2)!).match)} at="12"></cb-replay></figure>
    <figure id="replay-end"><figcaption>The end</figcaption>
      <cb-replay record=${writeRecord(sampleRecord(gameIds.at(-1)!).match)} at="9999"></cb-replay></figure>
  </div>
  <h2>A text that is no record</h2>
  <cb-replay record="cheeseboard record 1"></cb-replay>`;

/** Resolves when every element shows its table or an error, and the clicks are done. */
export async function elementsReady(): Promise<void> {
  const elements = [...document.querySelectorAll<LitElement>('cb-game, cb-position, cb-replay')];
  const isRendered = ({ renderRoot }: LitElement): boolean =>
    renderRoot.querySelector('.table, [role="alert"]') !== null;
  while (!elements.every(isRendered)) await new Promise(requestAnimationFrame);
  const gameToRestart = document.querySelector<CbGame>('#game-anew cb-game');
  while (gameToRestart && !isReadersTurn(gameToRestart)) await new Promise(requestAnimationFrame);
  gameToRestart?.renderRoot.querySelector<HTMLElement>('[slot="menu"]')?.click();
  const triedPosition = document.querySelector<CbPosition>('#position-tried cb-position');
  const [move] = triedPosition?.match?.legalMoves(0) ?? [];
  if (move) triedPosition?.play(0, move);
  const playingReplay = document.querySelector<CbReplay>('#replay-playing cb-replay');
  if (playingReplay) playingReplay.playing = true;
  await Promise.all(elements.map(({ updateComplete }) => updateComplete));
}

const isReadersTurn = ({ match }: CbGame): boolean => match?.actors.includes(0) ?? false;
