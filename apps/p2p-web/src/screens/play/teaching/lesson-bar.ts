/** The line above the table that explains what is new. It has its own room, so that it covers nothing that can be touched. */
import { css, html, type TemplateResult } from 'lit';
import type { PlayWords } from '../words/index.ts';
import type { Lesson } from './lessons.ts';

export interface LessonHandlers {
  readonly understood: () => void;
  readonly doAnyway: () => void;
}

/** `lesson` is null while there is nothing new. */
export function lessonBar(
  lesson: Lesson | null,
  rules: { readonly href: (rule: string) => string; readonly title: (rule: string) => string },
  words: PlayWords,
  { understood, doAnyway }: LessonHandlers,
): TemplateResult {
  const link = lesson
    ? html` <a href=${rules.href(lesson.rule)} target="_blank" title=${rules.title(lesson.rule)}>${lesson.rule}</a>`
    : '';
  const button = lesson?.heldMove
    ? html`<button class="button small" @click=${doAnyway}>${words.teaching.doAnyway}</button>`
    : html`<button class="button small first" @click=${understood}>${words.teaching.understood}</button>`;
  return html`<section class="lesson ${lesson?.heldMove ? 'mistake' : ''}" aria-label=${words.teaching.label}>
    <p role="status" class=${lesson ? '' : 'quiet'}>${lesson ? lesson.text : words.teaching.waiting}${link}</p>
    ${lesson ? button : ''}
  </section>`;
}

export const lessonStyles = css`
  .lesson {
    grid-area: 2 / 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 0.8rem;
    min-block-size: 4rem;
    padding-block: 0.25rem;
    padding-inline: max(0.7rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
    border-block-end: 1.5px solid var(--cb-edge);
    background: color-mix(in srgb, var(--cb-wood) 22%, var(--cb-panel));
  }
  .lesson p {
    flex: 0 1 auto;
    max-inline-size: 52rem;
    font-size: 0.95rem;
    line-height: 1.25;
    text-wrap: balance;
  }
  .lesson a {
    white-space: nowrap;
  }
  .lesson .button {
    flex: none;
  }
  .lesson.mistake {
    border-inline-start: 5px solid var(--cb-glow);
  }
  @media (max-width: 30rem) {
    .lesson p {
      flex: 1 1 8rem;
      font-size: 0.88rem;
      line-height: 1.2;
    }
    .lesson .button {
      padding-inline: 0.5rem;
      font-size: 0.88rem;
    }
  }
  /* Upright, the table keeps its minimum height below the explanation. */
  :host([explains]) {
    min-block-size: 41rem;
  }
  @media (max-height: 32rem) and (min-aspect-ratio: 4/3) {
    :host([explains]) {
      min-block-size: 19.5rem;
    }
    /* A landscape phone has no room for another line: the explanation takes the place of the status line, which the table repeats. */
    .lesson {
      z-index: 1;
      grid-area: 1 / 1;
      min-block-size: 0;
      margin-inline: 3.2rem 6.2rem;
      padding: 0;
      border-block-end: 1.5px solid var(--cb-edge);
      background: var(--cb-panel);
    }
    /* The button to undo is only its icon then. */
    .top:has(.undo) + .lesson {
      margin-inline-end: 9.4rem;
    }
    .top:has(+ .lesson .button) .undo span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .lesson:not(:has(.button)) {
      display: none;
    }
    .top:has(+ .lesson .button) .status {
      visibility: hidden;
    }
    .lesson.mistake {
      padding-inline-start: 0.5rem;
    }
    .lesson p {
      font-size: 0.85rem;
      line-height: 1.15;
    }
  }
`;
