import { useEffect, useState } from 'react';

/** On a slow phone, what a browser renders without being felt. */
const SLICE = 100;

/**
 * How many of many rows to render: a slice at first, one more whenever the browser has had time for something else,
 * all in the end.
 * @param atLeast rows that somebody works on already
 */
export function useRowsInSlices(rows: number, atLeast: number): number {
  const [count, setCount] = useState(SLICE);
  const isWhole = count >= rows;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setCount(count + SLICE));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return Math.max(count, atLeast);
}
