import { setTimeout as sleep } from 'node:timers/promises';
import { log } from './log';

const WAIT_S = 25;
const TIMEOUT_MS = (WAIT_S + 10) * 1_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;

type FeedSettings = {
  cmsUrl: string;
  headers: Record<string, string>;
  /** Content has changed. Once per change, however many the CMS reports together. */
  onChange: () => void;
  /** Contact with the CMS is lost or back. */
  onContact: (contact: boolean) => void;
  signal: AbortSignal;
};

/** Follows the CMS's content changes by long polling until `signal` aborts. */
export async function followContent({ cmsUrl, headers, onChange, onContact, signal }: FeedSettings) {
  let seq: number | null = null;
  let contact = false;
  let delayMs = FIRST_DELAY_MS;
  while (!signal.aborted) {
    try {
      const wait: number = contact ? WAIT_S : 0;
      const next = await readSeq(`${cmsUrl}/api/changes/content?since=${seq ?? 0}&wait=${wait}`, headers, signal);
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
  const response = await fetch(url, { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`the change feed answered ${response.status}`);
  const { seq } = (await response.json()) as { seq?: unknown };
  if (typeof seq !== 'number') throw new Error('the change feed sent no number');
  return seq;
}
