const MINUTE_S = 60;

/** How long a refused call has to wait, as people are told it: in seconds below a minute, then in whole minutes. */
export const waitingTime = (seconds: number): { unit: 'seconds' | 'minutes'; count: number } =>
  seconds < MINUTE_S
    ? { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minutes', count: Math.ceil(seconds / MINUTE_S) };
