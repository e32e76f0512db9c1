/** Renders elements in the test page, and has the checks that every test needs. */
import axe from 'axe-core';
import type { ReactiveElement } from 'lit';
import { html, render, type TemplateResult } from 'lit';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { lowContrastText } from './contrast.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    ariaOf: (selector: string) => Promise<string>;
    tap: (selector: string) => Promise<void>;
    swipe: (selector: string, x: number, y: number) => Promise<void>;
    motion: (preference: 'reduce' | 'no-preference') => Promise<void>;
    contrast: (preference: 'more' | 'no-preference') => Promise<void>;
    forcedColours: (preference: 'active' | 'none') => Promise<void>;
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

/** Renders into the test page and waits until every element has updated. */
export async function show(content: TemplateResult): Promise<HTMLElement> {
  render(content, stage);
  await waitForUpdates();
  return stage;
}

export async function waitForUpdates(): Promise<void> {
  const elements = [...stage.querySelectorAll<ReactiveElement>('*')];
  await Promise.all(elements.map((element) => element.updateComplete));
}

/** The first element with this tag in the test page. */
export const getElement = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] =>
  stage.querySelector<HTMLElementTagNameMap[K]>(name)!;

export const queryShadow = <E extends Element = HTMLElement>(host: Element, selector: string): E | null =>
  host.shadowRoot!.querySelector<E>(selector);

/** An element's HTML and that of its own shadow root. */
export function htmlWithShadow(host: Element): string {
  const shadow = host.shadowRoot?.innerHTML ?? '';
  return withoutMarkers(host.outerHTML + shadow);
}

/** Removes Lit's markers. They contain a random number, which could match a number that a test looks for. */
const withoutMarkers = (page: string): string => page.replaceAll(/lit\$\d+\$/g, '');

export const ariaSnapshot = (selector: string): Promise<string> => commands.ariaOf(selector);

/**
 * Checks names and roles with axe, and contrast in both colour schemes with our own measurement: axe cannot determine the background of
 * most text on a table, and then reports nothing.
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

/** Checks that all text in the test page has enough contrast. */
export function expectReadable(label: string): void {
  expect(lowContrastText(stage), label).toEqual([]);
}
