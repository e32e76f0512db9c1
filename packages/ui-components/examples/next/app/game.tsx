/** A table in Next 16: the page keeps the match as state; the element shows it and reports your moves. */
import '@cheeseboard/ui-components/david-goliath/define';
import type { CbMoveEvent } from '@cheeseboard/ui-components';
import type {} from '@cheeseboard/ui-components/jsx';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { newMatch, play, resultOf, tableOf } from './match';

export function Game() {
  const [seed, setSeed] = useState(1);
  const match = useMemo(() => newMatch(seed), [seed]);
  const stepCount = useSyncExternalStore(
    useCallback((onChange) => match.subscribe(onChange), [match]),
    () => match.length,
  );

  const onMove = (event: CbMoveEvent) => {
    // Cancel the event if the engine refuses the move: the card shakes and stays.
    if (!play(match, event.move)) event.preventDefault();
  };

  return (
    <>
      <header>
        <h1>David & Goliath</h1>
        <p>
          <output>{stepCount}</output> steps{' '}
          <button type="button" onClick={() => setSeed(seed + 1)}>
            New game
          </button>
        </p>
      </header>
      <p role="status">{resultOf(match)}</p>
      <cb-david-goliath key={seed} single-tap {...tableOf(match)} oncb-move={onMove} />
    </>
  );
}
