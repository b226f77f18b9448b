import { AsyncLocalStorage } from 'node:async_hooks';

const lived = new AsyncLocalStorage<Date>();

/** Now; for what `liveAt` runs, its moment. Flows ask here for the times that documents carry. */
export const currentTime = (): Date => new Date(lived.getStore() ?? Date.now());

/** Runs work as if it were done at a moment: the demo's past is lived through, not written down. */
export const liveAt = <T>(moment: Date, work: () => T): T => lived.run(moment, work);
