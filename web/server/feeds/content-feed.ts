import { setTimeout as sleep } from 'node:timers/promises';
import { FOLLOW_WAIT_S } from '@contract/constants';
import { longPollTimeoutMs } from '../proxy/patience';
import type { CmsServers } from '../proxy/cms-servers';
import { log } from '../listen';
import type { ContentCursor, ContentNews } from '../cache/content-clock';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;

type FeedSettings = {
  cms: CmsServers;
  headers: Record<string, string>;
  /** The place from which the log is followed. */
  position: () => ContentCursor;
  /** Called with each answer of the CMS, also when nothing has changed. */
  onNews: (news: ContentNews) => void;
  /** Called when contact with the CMS is lost or back. */
  onContact: (contact: boolean) => void;
  signal: AbortSignal;
};

/** Follows the CMS's content changes by long polling until `signal` aborts. */
export async function followContent({ cms, headers, position, onNews, onContact, signal }: FeedSettings) {
  let contact = false;
  let delayMs = FIRST_DELAY_MS;
  while (!signal.aborted) {
    try {
      const waitS: number = contact ? FOLLOW_WAIT_S.usual : 0;
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(longPollTimeoutMs(waitS))]);
      const { seq, event } = position();
      const path = `/api/changes/content?since=${seq}&event=${event}&wait=${waitS}`;
      onNews(await cms.read((attempt) => readNews(attempt.url + path, headers, attempt.signal), timeout));
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

async function readNews(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<ContentNews> {
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`the change feed answered ${response.status}`);
  const { seq, event, types } = (await response.json()) as Partial<Record<keyof ContentNews, unknown>>;
  if (typeof seq !== 'number' || typeof event !== 'string') throw new Error('the change feed sent no place');
  return { seq, event, types: Array.isArray(types) ? types.map(String) : null };
}
