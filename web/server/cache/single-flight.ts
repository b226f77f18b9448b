/** Runs one task per key at a time; whoever asks meanwhile gets the same result. */
export function createSingleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const current = running.get(key);
    if (current) return current;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
