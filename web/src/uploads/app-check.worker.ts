import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

/** Does the proof of work off the main thread; answers the solution, or null when it gave up. */
addEventListener('message', async (event: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge({ challenge: event.data, deriveKey }));
});
