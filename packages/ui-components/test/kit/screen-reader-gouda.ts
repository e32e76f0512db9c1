/**
 * Plays Gouda! Gouda! for a screen reader player: carries out a move that was read out, and learns the board by
 * exploring it with the arrow keys.
 */
import type { ScreenReaderPlayer } from './screen-reader-player.ts';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const isPlace = /^the [a-z ]+, /;
const isDie = /^\d: /;
const tokens = ['re-roll', 'double turn', 'transfer', 'improve', 'worsen', 'cancel'];
const isToken = new RegExp(`^(\\d × )?(${tokens.join('|')})(, not now)?$`);

export class ScreenReaderGouda {
  readonly #player: ScreenReaderPlayer;
  /** For each place, where the arrow keys tried so far lead. */
  readonly #neighbours = new Map<string, Map<string, string>>();

  constructor(player: ScreenReaderPlayer) {
    this.#player = player;
  }

  async carryOut(offer: string): Promise<void> {
    const [, place] = /^(?:Name|Vote for|Transfer to) (.*)$/.exec(offer) ?? [];
    const [, way, owner = 'you', goal] =
      /^(Forward|Back): (?:your mouse|one of (\w+)’s mice) to (.*)$/.exec(offer) ?? [];
    const [, kind, dice] = /^(Re-roll|Improve|Worsen|Cancel) (?:die|dice) (.*)$/.exec(offer) ?? [];
    if (offer.startsWith('Barrel ')) await this.#putDown(offer);
    else if (offer === 'Pass') await this.#pass();
    else if (goal) await this.#moveMouse(way!, owner, goal);
    else if (dice) {
      await this.#chooseToken(kind!.toLowerCase());
      await this.#chooseDice(dice.match(/\d/g)!);
      await this.#press(/^Play/);
    } else if (offer.startsWith('Transfer')) {
      await this.#chooseToken('transfer');
      await this.#choosePlace(place!);
      await this.#press(/^Play/);
    } else if (offer === 'Play a double turn' || offer === 'Cancel that token') {
      await this.#chooseToken(offer === 'Play a double turn' ? 'double turn' : 'cancel');
      await this.#press(/^Play/);
    } else {
      await this.#choosePlace(place!);
      await this.#press(/^(Roll|Vote)/);
    }
  }

  async #press(name: RegExp): Promise<void> {
    await this.#player.tabTo(name);
    await this.#player.press('{Enter}');
  }

  /** Passes. If nothing else is possible, the table passes automatically and has no button. */
  async #pass(): Promise<void> {
    if ((await this.#player.offers()).includes('Pass')) await this.#press(/^Pass/);
  }

  async #putDown(offer: string): Promise<void> {
    const counts = offer.match(/\d/g)!.map(Number);
    for (const [index, place] of ['the barrel', 'the left crate', 'the right crate'].entries())
      for (let mouse = 0; mouse < counts[index]!; mouse++) await this.#choosePlace(place);
    await this.#press(/^Done/);
  }

  async #choosePlace(place: string): Promise<void> {
    await this.goTo(place);
    await this.#player.press('{Enter}');
  }

  async #chooseToken(kind: string): Promise<void> {
    const player = this.#player;
    await player.tabTo(isToken);
    await player.arrowTo(new RegExp(`^(\\d × )?${kind}$`));
    await player.press('{Enter}');
  }

  async #chooseDice(dice: readonly string[]): Promise<void> {
    const player = this.#player;
    await player.tabTo(isDie);
    for (const die of dice) {
      await player.arrowTo(new RegExp(`^${die}: `));
      if (!player.describeFocus().state.includes('pressed')) await player.press('{Enter}');
    }
  }

  /** Chooses die, mouse and destination, each only if the table asks for it. */
  async #moveMouse(way: string, owner: string, goal: string): Promise<void> {
    const player = this.#player;
    const [, from] = /^Move a mouse from (.*?)\. /.exec(await player.ask('a')) ?? [];
    await player.tabTo(isDie);
    await player.arrowTo(way === 'Forward' ? /: green/ : /: red/);
    if (!player.describeFocus().state.includes('pressed')) await player.press('{Enter}');
    await this.goTo(from!);
    if (player.describeFocus().name.includes(', choose a mouse')) {
      await player.press('{Enter}');
      // If all mice belong to one owner, they are already chosen.
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        for (let steps = 0; steps < 3 && (await player.isAt(/^(you|\w+): .* m(ouse|ice)$/)); steps++) {
          if (player.describeFocus().name.startsWith(`${owner}: `)) {
            await player.press('{Enter}');
            break;
          }
          await player.press(`{${arrow}}`);
        }
      }
    }
    if (!(await player.isAt(isPlace))) return;
    await this.goTo(goal);
    if (await player.isAt(/, go (forward|back) here/)) await player.press('{Enter}');
  }

  /** Takes the shortest known path. If there is none, tries an arrow key that was not tried yet. */
  async goTo(place: string): Promise<void> {
    const player = this.#player;
    await player.tabTo(isPlace);
    let currentPlace = await this.#currentPlace();
    for (let steps = 0; steps < 80; steps++) {
      if (currentPlace === place) return;
      const arrow = this.#arrowTo(currentPlace, place);
      await player.press(`{${arrow}}`);
      const reachedPlace = await this.#currentPlace();
      this.#neighbours.set(
        currentPlace,
        (this.#neighbours.get(currentPlace) ?? new Map()).set(arrow, reachedPlace),
      );
      currentPlace = reachedPlace;
    }
    throw new Error(`no path to ${place}`);
  }

  async #currentPlace(): Promise<string> {
    return this.#player.describeFocus().name.split(', ')[0]!;
  }

  /**
   * The first arrow key on the path to `place`, or to the nearest place with an arrow key that was not tried yet
   * (breadth-first search).
   */
  #arrowTo(currentPlace: string, place: string): string {
    const firstArrows = new Map<string, string>([[currentPlace, '']]);
    for (const [placeName, arrow] of firstArrows)
      for (const [other, neighbour] of this.#neighbours.get(placeName) ?? [])
        if (!firstArrows.has(neighbour)) firstArrows.set(neighbour, arrow || other);
    const firstArrow = firstArrows.get(place);
    if (firstArrow) return firstArrow;
    for (const [placeName, arrow] of firstArrows) {
      const untriedArrow = arrows.find((other) => !this.#neighbours.get(placeName)?.has(other));
      if (untriedArrow) return arrow || untriedArrow;
    }
    throw new Error(`no arrow leads to ${place}`);
  }
}
