import { useEffect, useState } from 'react';

const ROTATION_MS = 6_000;
const MOVES = '(max-width: 720px) and (prefers-reduced-motion: no-preference)';

/** Which of `count` things is shown: the next one every 6 s on small screens, until paused. */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => {
      if (matchMedia(MOVES).matches) setIndex((current) => (current + 1) % count);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [paused, count]);
  return { index, paused, togglePaused: () => setPaused((current) => !current) };
}
