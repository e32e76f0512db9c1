/** Runs in the page: what the table offers to be touched, and a touch of one of them. Knows elements, not rules. */

export interface Touch {
  /** What was touched, or null. */
  readonly touched: string | null;
  /** `lift` only takes a card up, `sheet` lays paper aside; `play` is for everybody. */
  readonly kind: 'lift' | 'sheet' | 'play' | null;
  /** When, on the clock that the pages of one browser share. */
  readonly at: number;
  /** The sheet of the end lies on the table. */
  readonly over: boolean;
}

export interface Wish {
  /** 0 to 1. */
  readonly chance: number;
  /** Only says what would be touched. */
  readonly look?: boolean;
  /** Comes back at once: to look at the table is work, which whoever measures it does not want in between. */
  readonly brief?: boolean;
}

/**
 * Touches one thing that lights up and that a finger would hit, chosen by `chance`, and waits until the table looks different.
 * Serialised into the page, so everything that it needs is inside.
 */
export async function touchSomething({ chance, look = false, brief = false }: Wish): Promise<Touch> {
  // Inside the table of any game.
  const tables = '.table:has(> .room)';
  // Things that are chosen first come first; what is behind them waits.
  const choices = [
    '.pick',
    '.spot.target',
    '.spot.lit',
    'button.die.lit',
    '[data-early]:not(.many)',
    'button.pile.lit',
    'button.legal',
    'button.token.lit',
  ];
  const deeds = '.deed[aria-disabled="false"], button.put[aria-disabled="false"]';

  /** The trees within, shadows too: found once for each look, as that is most of the work. */
  function treesIn(root: ParentNode): ParentNode[] {
    const hosts = root instanceof Element && root.shadowRoot ? [root] : [];
    const inner = [...hosts, ...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? treesIn(shadowRoot) : [],
    );
    return [root, ...inner];
  }
  const deep = (trees: readonly ParentNode[], selector: string): HTMLElement[] =>
    trees.flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]);
  function topmostAt(x: number, y: number): Element | null {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  }
  function withinReach(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [
      [left + width / 2, top + height / 2],
      [left + 8, top + 20],
      [left + width / 2, top + 8],
    ] as const;
    return points.some(([x, y]) => {
      for (let hit = topmostAt(x, y); hit; hit = hit.parentElement ?? hostOf(hit)) {
        if (hit === element) return true;
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
    deep(trees, '.sheet slot[name="after"]').length > 0;
  const lookOf = (trees: readonly ParentNode[]): string =>
    [...deep(trees, '.ask p, .sheet h2'), ...deep(trees, [...choices, deeds].join())]
      .map((element) => `${element.className} ${nameOf(element)} ${element.getAttribute('aria-pressed')}`)
      .join('\n');

  function choose(trees: readonly ParentNode[]): HTMLElement | undefined {
    const sheet = deep(trees, '.sheet .aside')[0];
    if (sheet) return sheet;
    const lifted = deep(trees, 'button.legal.lifted').filter(withinReach)[0];
    if (lifted) return lifted;
    const ready = deep(trees, deeds).filter(withinReach)[0];
    const lit = choices
      .map((selector) => deep(trees, selector).filter(withinReach))
      .find(({ length }) => length > 0);
    if (ready && (!lit || chance < 0.75)) return ready;
    const share = ready ? (chance - 0.75) * 4 : chance;
    return lit?.[Math.floor(share * lit.length)] ?? ready;
  }

  const kindOf = (element: HTMLElement): Touch['kind'] => {
    if (element.matches('.aside')) return 'sheet';
    return element.matches('button[data-card]:not(.lifted)') ? 'lift' : 'play';
  };
  const now = (): number => performance.timeOrigin + performance.now();

  const at = deep(treesIn(document), tables)[0];
  const trees = at ? treesIn(at) : [];
  const over = isOver(trees);
  const chosen = over ? undefined : choose(trees);
  if (!at || !chosen) return { touched: null, kind: null, at: now(), over };
  const touch = { touched: nameOf(chosen), kind: kindOf(chosen), at: now() };
  if (look) return { ...touch, over: false };
  if (brief) {
    chosen.click();
    return { ...touch, over: false };
  }
  const before = lookOf(trees);
  chosen.click();
  // A person waits and sees; a second click on the same thing would be another wish.
  for (let waited = 0; waited < 1000 && at.isConnected && lookOf(treesIn(at)) === before; waited += 15) {
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return { ...touch, over: isOver(treesIn(at)) };
}
