/** Plays by touching what lights up. Runs in the page; knows elements, not rules. */

export interface Touch {
  /** The name of what was touched, or null. */
  readonly touched: string | null;
  /** `lift` selects a card, `sheet` closes a score sheet; `play` is a move. */
  readonly kind: 'lift' | 'sheet' | 'play' | null;
  /** The time of the touch, in ms on the clock that all pages of a browser share. */
  readonly at: number;
  /** Whether the final score sheet is shown. */
  readonly over: boolean;
}

export interface TouchOptions {
  /** A number from 0 to 1 that decides which of the choices is touched. */
  readonly chance: number;
  /** Leaves the sheets at the end of a round open. */
  readonly keepSheets?: boolean;
  /** Touches nothing, and only returns what would be touched. */
  readonly dryRun?: boolean;
  /** Returns without waiting for the table to change. For benchmarks. */
  readonly noWait?: boolean;
}

/**
 * Touches one thing that lights up and is not covered, chosen by `chance`, and waits until the table looks different.
 * This function is serialised into the page, so it uses nothing from outside.
 */
export async function touchSomething({
  chance,
  keepSheets = false,
  dryRun = false,
  noWait = false,
}: TouchOptions): Promise<Touch> {
  // Matches the table of any game.
  const tableSelector = '.table:has(> .room)';
  // The selectors are in order of precedence: a choice that must be made first comes first.
  const choiceSelectors = [
    '[data-roll]',
    '.pick',
    '.spot.target',
    '.spot.lit',
    'button.die.lit',
    '[data-early]:not(.many)',
    'button.pile.lit',
    'button.legal',
    'button.token.lit',
  ];
  const actionButtonSelector = '.deed[aria-disabled="false"], button.put[aria-disabled="false"]';

  /**
   * All shadow trees below `root`. Collected once per snapshot, because collecting them is most of the cost. Looks at no part of a
   * drawing in SVG: there are many, and none has a shadow tree.
   */
  function treesIn(root: ParentNode): ParentNode[] {
    const below = [...root.children].flatMap((child) => [
      child,
      ...child.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', '*'),
    ]);
    const hosts = root instanceof Element ? [root, ...below] : below;
    return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : []))];
  }
  const queryDeep = (trees: readonly ParentNode[], selector: string): HTMLElement[] =>
    trees.flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]);
  function topmostAt(x: number, y: number): Element | null {
    let element = document.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const innerElement = element.shadowRoot.elementFromPoint(x, y);
      if (!innerElement || innerElement === element) break;
      element = innerElement;
    }
    return element;
  }
  function isReachable(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [
      [left + width / 2, top + height / 2],
      [left + 8, top + 20],
      [left + width / 2, top + 8],
    ] as const;
    return points.some(([x, y]) => {
      for (let ancestor = topmostAt(x, y); ancestor; ancestor = ancestor.parentElement ?? hostOf(ancestor)) {
        if (ancestor === element) return true;
      }
      return false;
    });
  }
  function hostOf(element: Element): Element | null {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }
  const nameOf = (element: HTMLElement): string =>
    element.getAttribute('aria-label') ?? element.dataset.card ?? element.textContent?.trim() ?? '';
  const isOver = (trees: readonly ParentNode[]): boolean =>
    queryDeep(trees, '.sheet slot[name="after"]').length > 0;
  const snapshotOf = (trees: readonly ParentNode[]): string =>
    [
      ...queryDeep(trees, '.ask p, .sheet h2'),
      ...queryDeep(trees, [...choiceSelectors, actionButtonSelector].join()),
    ]
      .map((element) => `${element.className} ${nameOf(element)} ${element.getAttribute('aria-pressed')}`)
      .join('\n');

  function chooseTarget(trees: readonly ParentNode[]): HTMLElement | undefined {
    const sheet = queryDeep(trees, '.sheet .aside')[0];
    if (sheet) return keepSheets ? undefined : sheet;
    const liftedCard = queryDeep(trees, 'button.legal.lifted').filter(isReachable)[0];
    if (liftedCard) return liftedCard;
    const actionButton = queryDeep(trees, actionButtonSelector).filter(isReachable)[0];
    const litChoices = choiceSelectors
      .map((selector) => queryDeep(trees, selector).filter(isReachable))
      .find(({ length }) => length > 0);
    if (actionButton && (!litChoices || chance < 0.75)) return actionButton;
    const choiceShare = actionButton ? (chance - 0.75) * 4 : chance;
    return litChoices?.[Math.floor(choiceShare * litChoices.length)] ?? actionButton;
  }

  const kindOf = (element: HTMLElement): Touch['kind'] => {
    if (element.matches('.aside')) return 'sheet';
    return element.matches('button[data-card]:not(.lifted)') ? 'lift' : 'play';
  };
  const now = (): number => performance.timeOrigin + performance.now();
  /** Waits for the next `cb-scene` event, at most 150 ms, because not every change emits one. */
  const nextScene = (): Promise<void> =>
    new Promise((resolve) => {
      const stopWaiting = (): void => {
        removeEventListener('cb-scene', stopWaiting);
        clearTimeout(timer);
        setTimeout(resolve, 16);
      };
      const timer = setTimeout(stopWaiting, 150);
      addEventListener('cb-scene', stopWaiting);
    });

  const tableElement = queryDeep(treesIn(document), tableSelector)[0];
  const trees = tableElement ? treesIn(tableElement) : [];
  const over = isOver(trees);
  const target = over ? undefined : chooseTarget(trees);
  if (!tableElement || !target) {
    // Wait inside the page instead of polling from outside: evaluating in the page is most of the cost.
    if (!over && !dryRun && !noWait) await nextScene();
    return { touched: null, kind: null, at: now(), over };
  }
  const touch = { touched: nameOf(target), kind: kindOf(target), at: now() };
  if (dryRun) return { ...touch, over: false };
  if (noWait) {
    target.click();
    return { ...touch, over: false };
  }
  const snapshotBefore = snapshotOf(trees);
  target.click();
  // Wait for the effect: a second click on the same thing would be another command. A look walks the whole table, so the
  // pauses between them grow.
  for (
    let waitedMs = 0, pauseMs = 15;
    waitedMs < 1000 && tableElement.isConnected && snapshotOf(treesIn(tableElement)) === snapshotBefore;
    waitedMs += pauseMs, pauseMs *= 1.5
  ) {
    const currentPauseMs = pauseMs;
    await new Promise((resolve) => setTimeout(resolve, currentPauseMs));
  }
  return { ...touch, over: isOver(treesIn(tableElement)) };
}
