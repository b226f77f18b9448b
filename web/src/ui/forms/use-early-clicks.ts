import { useEffect } from 'react';
import { useAwake } from '../layout/use-awake';

/** Repeats what was pressed and ticked inside `data-early` while the page was only HTML; forms have taken over what was typed by then. */
export function useEarlyClicks(): void {
  const awake = useAwake();
  useEffect(() => {
    if (awake) void repeatAll(takeClicks());
  }, [awake]);
}

/** What `entry-early` has kept; from now on clicks are answered. */
export function takeClicks(): (() => void)[] {
  const moves = window.earlyMoves ?? [];
  delete window.earlyMoves;
  return moves;
}

/** One after the other, as a person would: each may depend on what the one before has changed. */
export async function repeatAll(repeats: (() => void)[]): Promise<void> {
  for (const repeat of repeats) {
    repeat();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
