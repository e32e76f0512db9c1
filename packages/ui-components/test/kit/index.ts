/** A place to put elements, and the questions that every test asks. */
import axe from 'axe-core';
import type { ReactiveElement } from 'lit';
import { html, render, type TemplateResult } from 'lit';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { weakWords } from './contrast.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    ariaOf: (selector: string) => Promise<string>;
    tap: (selector: string) => Promise<void>;
    swipe: (selector: string, x: number, y: number) => Promise<void>;
    motion: (wish: 'reduce' | 'no-preference') => Promise<void>;
    contrast: (wish: 'more' | 'no-preference') => Promise<void>;
    forcedColours: (wish: 'active' | 'none') => Promise<void>;
  }
}

const stage = document.createElement('main');
document.documentElement.lang = 'en';
document.body.append(stage);

export function clearStage(): void {
  render(html``, stage);
  stage.removeAttribute('lang');
  stage.removeAttribute('style');
  document.documentElement.removeAttribute('data-cb-theme');
  document.documentElement.style.colorScheme = '';
}

/** Renders onto the stage and waits until everything has drawn itself. */
export async function show(content: TemplateResult): Promise<HTMLElement> {
  render(content, stage);
  await settled();
  return stage;
}

export async function settled(): Promise<void> {
  const elements = [...stage.querySelectorAll<ReactiveElement>('*')];
  await Promise.all(elements.map((element) => element.updateComplete));
}

/** The element, and what is inside its shadow. */
export const the = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] =>
  stage.querySelector<HTMLElementTagNameMap[K]>(name)!;

export const inside = <E extends Element = HTMLElement>(host: Element, selector: string): E | null =>
  host.shadowRoot!.querySelector<E>(selector);

/** Everything that is in the page below an element, shadows too, as text. */
export function everythingIn(host: Element): string {
  const shadow = host.shadowRoot?.innerHTML ?? '';
  return withoutMarkers(host.outerHTML + shadow);
}

/** Lit marks its places with a number that it draws anew for each page: it could be any number that we look for. */
const withoutMarkers = (page: string): string => page.replaceAll(/lit\$\d+\$/g, '');

export const spoken = (selector: string): Promise<string> => commands.ariaOf(selector);

/**
 * Names and roles, by axe, and contrast by day and by night, by our own measure: axe cannot tell the colour behind most words of a table, and a rule that
 * cannot tell finds nothing.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(stage, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
    preload: false,
  });
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html: markup }) => markup.slice(0, 160)).join(' | ')}`,
    ),
  ).toEqual([]);
  for (const scheme of ['light', 'dark']) {
    document.documentElement.style.colorScheme = scheme;
    expectReadable(scheme);
  }
  document.documentElement.style.colorScheme = '';
}

/** All words on the stage stand out from what is behind them. */
export function expectReadable(where: string): void {
  expect(weakWords(stage), where).toEqual([]);
}
