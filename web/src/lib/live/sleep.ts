/** Waits; ends early when the signal aborts or the network is back. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const awake = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      awake.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    if (signal.aborted) return wake();
    signal.addEventListener('abort', wake, { signal: awake.signal });
    addEventListener('online', wake, { signal: awake.signal });
  });
}
