'use client';

import dynamic from 'next/dynamic';

// React sets no properties of custom elements while it hydrates a page, so the table is drawn only in the browser.
const Game = dynamic(async () => (await import('./game')).Game, { ssr: false });

export default function Page() {
  return <Game />;
}
