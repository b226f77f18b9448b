import { setTimeout as sleep } from 'node:timers/promises';
import { FOLLOW_WAIT_S } from '@contract/constants';
import { longPollTimeoutMs } from '../proxy/patience';
import type { CmsServers } from '../proxy/cms-servers';
import { log } from '../listen';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;

type FeedSettings = {
  cms: CmsServers;
  headers: Record<string, string>;
  /** Called when content has changed: once, however many changes the CMS reports together. */
  onChange: () => void;
  /** Called when contact with the CMS is lost or back. */
  onContact: (contact: boolean) => void;
  signal: AbortSignal;
};

/** Follows the CMS's content changes by long polling until `signal` aborts. */
export async function followContent({ cms, headers, onChange, onContact, signal }: FeedSettings) {
  let seq: number | null = null;
  let contact = false;
  let delayMs = FIRST_DELAY_MS;
  while (!signal.aborted) {
    try {
      const waitS: number = contact ? FOLLOW_WAIT_S.usual : 0;
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(longPollTimeoutMs(waitS))]);
      const path: string = `/api/changes/content?since=${seq ?? 0}&wait=${waitS}`;
      const next: number = await cms.read((attempt) => readSeq(attempt.url + path, headers, attempt.signal), timeout);
      if (seq !== null && next !== seq) onChange();
      seq = next;
      delayMs = FIRST_DELAY_MS;
      if (!contact) onContact((contact = true));
    } catch (error) {
      if (signal.aborted) return;
      if (contact) log('warn', 'lost contact with the CMS', { error });
      onContact((contact = false));
      await sleep(delayMs * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    }
  }
}

async function readSeq(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<number> {
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`the change feed answered ${response.status}`);
  const { seq } = (await response.json()) as { seq?: unknown };
  if (typeof seq !== 'number') throw new Error('the change feed sent no number');
  return seq;
}
