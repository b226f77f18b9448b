const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Rounds the wait of a refused call for people: in seconds below a minute, in minutes to two hours, then in whole hours. */
export function waitingTime(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < MINUTE_S) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  if (seconds < 2 * HOUR_S) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE_S) };
  return { unit: 'hours', count: Math.ceil(seconds / HOUR_S) };
}
