const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Waits between tries: doubling up to half a minute, together no longer than the budget (spec §9: 600 s uploads, 120 s other calls). */
export function retryDelays(budgetMs: number): number[] {
  const delays: number[] = [];
  let left = budgetMs;
  for (let delay = FIRST_DELAY_MS; left > 0; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    delays.push(Math.min(delay, left));
    left -= delay;
  }
  return delays;
}

/** Whether a failed call may succeed later: no answer, an overloaded or a restarting server. */
export const isWorthRetrying = (status: number): boolean => status === 0 || status === 429 || status >= 500;
