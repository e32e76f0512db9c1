/** Gouda! Gouda! by ear: an offer that was heard is carried out, and the pantry is learned by walking through it with the arrows. */
import type { Listener } from './listener.ts';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const isPlace = /^the [a-z ]+, /;
const isDie = /^\d: /;
const tokens = ['re-roll', 'double turn', 'transfer', 'improve', 'worsen', 'cancel'];
const isToken = new RegExp(`^(\\d × )?(${tokens.join('|')})(, not now)?$`);

export class PantryByHeart {
  readonly #player: Listener;
  /** Where an arrow leads from a place, as far as it was tried. */
  readonly #ways = new Map<string, Map<string, string>>();

  constructor(player: Listener) {
    this.#player = player;
  }

  async carryOut(offer: string): Promise<void> {
    const [, place] = /^(?:Name|Vote for|Transfer to) (.*)$/.exec(offer) ?? [];
    const [, way, whose, goal] = /^(Forward|Back): (your mouse|a mouse of \w+) to (.*)$/.exec(offer) ?? [];
    const [, kind, dice] = /^(Re-roll|Improve|Worsen|Cancel) (?:die|dice) (.*)$/.exec(offer) ?? [];
    if (offer.startsWith('Barrel ')) await this.#putDown(offer);
    else if (offer === 'Pass') await this.#pass();
    else if (goal)
      await this.#step(way!, whose!.replace(/^a mouse of /, '').replace('your mouse', 'you'), goal);
    else if (dice) {
      await this.#takeUp(kind!.toLowerCase());
      await this.#pick(dice.match(/\d/g)!);
      await this.#press(/^Play/);
    } else if (offer.startsWith('Transfer')) {
      await this.#takeUp('transfer');
      await this.#choose(place!);
      await this.#press(/^Play/);
    } else if (offer === 'Play double turn' || offer === 'Cancel that token') {
      await this.#takeUp(offer === 'Play double turn' ? 'double turn' : 'cancel');
      await this.#press(/^Play/);
    } else {
      await this.#choose(place!);
      await this.#press(/^(Roll|Vote)/);
    }
  }

  async #press(name: RegExp): Promise<void> {
    await this.#player.tabTo(name);
    await this.#player.press('{Enter}');
  }

  /** The table passes by itself where nothing else can be done: then there is nothing to press. */
  async #pass(): Promise<void> {
    if ((await this.#player.offers()).includes('Pass')) await this.#press(/^Pass/);
  }

  async #putDown(offer: string): Promise<void> {
    const counts = offer.match(/\d/g)!.map(Number);
    for (const [at, place] of ['the barrel', 'the left crate', 'the right crate'].entries())
      for (let mouse = 0; mouse < counts[at]!; mouse++) await this.#choose(place);
    await this.#press(/^Done/);
  }

  async #choose(place: string): Promise<void> {
    await this.goTo(place);
    await this.#player.press('{Enter}');
  }

  async #takeUp(kind: string): Promise<void> {
    const player = this.#player;
    await player.tabTo(isToken);
    await player.walkTo(new RegExp(`^(\\d × )?${kind}$`));
    await player.press('{Enter}');
  }

  async #pick(dice: readonly string[]): Promise<void> {
    const player = this.#player;
    await player.tabTo(isDie);
    for (const die of dice) {
      await player.walkTo(new RegExp(`^${die}: `));
      if (!player.touched().state.includes('pressed')) await player.press('{Enter}');
    }
  }

  /** Die, mouse, way: each only where it is asked for. */
  async #step(way: string, owner: string, goal: string): Promise<void> {
    const player = this.#player;
    const [, from] = /^Move a mouse from (.*?)\. /.exec(await player.ask('a')) ?? [];
    await player.tabTo(isDie);
    await player.walkTo(way === 'Forward' ? /: green/ : /: red/);
    if (!player.touched().state.includes('pressed')) await player.press('{Enter}');
    await this.goTo(from!);
    if (player.touched().name.includes(', choose a mouse')) {
      await player.press('{Enter}');
      // Mice of one owner only: then they are chosen already.
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        for (let steps = 0; steps < 3 && (await player.isAt(/^(you|\w+): .* m(ouse|ice)$/)); steps++) {
          if (player.touched().name.startsWith(`${owner}: `)) {
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

  /** The shortest way that is known; where none is, an arrow that was never tried. */
  async goTo(place: string): Promise<void> {
    const player = this.#player;
    await player.tabTo(isPlace);
    let here = await this.#here();
    for (let steps = 0; steps < 80; steps++) {
      if (here === place) return;
      const arrow = this.#arrowTo(here, place);
      await player.press(`{${arrow}}`);
      const there = await this.#here();
      this.#ways.set(here, (this.#ways.get(here) ?? new Map()).set(arrow, there));
      here = there;
    }
    throw new Error(`no way to ${place}`);
  }

  async #here(): Promise<string> {
    return this.#player.touched().name.split(', ')[0]!;
  }

  /** The first arrow on the way there, or on the way to where something is untried. */
  #arrowTo(here: string, place: string): string {
    const first = new Map<string, string>([[here, '']]);
    for (const [at, arrow] of first)
      for (const [other, there] of this.#ways.get(at) ?? [])
        if (!first.has(there)) first.set(there, arrow || other);
    const known = first.get(place);
    if (known) return known;
    for (const [at, arrow] of first) {
      const untried = arrows.find((other) => !this.#ways.get(at)?.has(other));
      if (untried) return arrow || untried;
    }
    throw new Error(`no arrow leads to ${place}`);
  }
}
