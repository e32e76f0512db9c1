/** Chooses what to explain from what the reader sees, and remembers what they know. Knows no screen. */
import type { AnyGame, AnyTeaching, Moment, MoveBase } from '@cheeseboard/engine';
import type { KnownLessons } from '../../../storage/known-lessons.ts';

export type Explanation = AnyTeaching['explanations'][number];
export type Mistake = AnyTeaching['mistakes'][number];

export class Teacher {
  readonly #game: AnyGame;
  readonly #teaching: AnyTeaching;
  readonly #known: KnownLessons;
  #moment: Moment | null = null;
  #options: Moment['view']['options'] = {};
  #explanation: Explanation | null = null;
  /** The explanations on the screen while the reader moved. Somebody who moves on twice has read it. */
  readonly #passedOver = new Set<string>();

  constructor(game: AnyGame, teaching: AnyTeaching, known: KnownLessons) {
    this.#game = game;
    this.#teaching = teaching;
    this.#known = known;
  }

  /** What is explained now. It stays until the reader has understood it or has moved. */
  get explanation(): Explanation | null {
    return this.#explanation;
  }

  /** Whether the reader knows everything that this match may lead to. */
  get isDone(): boolean {
    return this.#explanation === null && this.#teaching.explanations.every((each) => this.#isOver(each));
  }

  /** Whether what is explained now is about this moment. */
  isAbout(moment: Moment): boolean {
    return this.#explanation?.when(moment) ?? false;
  }

  /** Takes in what the reader sees now. */
  see(moment: Moment): void {
    this.#moment = moment;
    this.#options = moment.view.options;
    this.#explanation ??= this.#next();
  }

  /** The reader has read the explanation: another one may matter now as well. */
  understood(): void {
    if (this.#explanation) this.#known.add(this.#explanation.id);
    this.#explanation = this.#next();
  }

  /** The reader made this move, which may show what they know; null if they rolled. */
  moved(move: MoveBase | null): void {
    const moment = this.#moment;
    const id = this.#explanation?.id;
    if (id !== undefined && this.#passedOver.has(id)) this.#known.add(id);
    else if (id !== undefined) this.#passedOver.add(id);
    this.#explanation = null;
    this.#moment = null;
    if (!moment || !move) return;
    for (const each of this.#teaching.explanations)
      if (each.known && each.when(moment) && each.known(moment, move)) this.#known.add(each.id);
  }

  /** A move of the reader was refused by a rule: what they seemed to know is explained again. */
  refused(rule: string): void {
    const moment = this.#moment;
    const explanations = this.#teaching.explanations.filter((each) => each.rule === rule);
    for (const { id } of explanations) this.#known.delete(id);
    this.#explanation = (moment && explanations.find(({ when }) => when(moment))) ?? this.#explanation;
  }

  /** The mistake in this move, if the reader has not been told about it before. */
  mistakeIn(move: MoveBase): Mistake | null {
    const moment = this.#moment;
    const mistake =
      moment && this.#teaching.mistakes.find(({ id, when }) => !this.#known.has(id) && when(moment, move));
    if (mistake) this.#known.add(mistake.id);
    return mistake ?? null;
  }

  #next(): Explanation | null {
    const moment = this.#moment;
    if (!moment) return null;
    return this.#teaching.explanations.find(({ id, when }) => !this.#known.has(id) && when(moment)) ?? null;
  }

  /** Whether an explanation is known, or belongs to a preset whose options this match does not have. */
  #isOver({ id, preset }: Explanation): boolean {
    const wanted = this.#game.presets?.find((each) => each.id === preset)?.options ?? {};
    return this.#known.has(id) || Object.entries(wanted).some(([key, value]) => this.#options[key] !== value);
  }
}

/** The preset of the first thing that the reader does not know yet. If they know everything, they forget it all and begin again. */
export function presetToTeach(game: AnyGame, { explanations }: AnyTeaching, known: KnownLessons) {
  const isUnknown = ({ id }: Explanation): boolean => !known.has(id);
  if (!explanations.some(isUnknown)) known.clear();
  const wanted = explanations.find(isUnknown)?.preset;
  return game.presets?.find(({ id }) => id === wanted) ?? game.presets?.[0];
}
