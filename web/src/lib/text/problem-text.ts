import { Problem } from '@contract/problem';
import { waitingTime } from '@contract/waiting-time';
import { countText } from './decimal';
import type { Translate } from './strings';

/**
 * Returns the text about a failure: for a limit with its true waiting time; anything that is no Problem reads as a failure of the server.
 * @param values of the text's placeholders, besides the problem's own
 */
export function problemText(t: Translate, failure: unknown, values: Record<string, string> = {}): string {
  const { code, data } = failure instanceof Problem ? failure : new Problem('server.failed');
  const seconds = Number(data.seconds);
  if (code !== 'rate.limited' || !(seconds > 0)) return t(`problem.${code}`, { ...data, ...values });
  const { unit, count } = waitingTime(seconds);
  return countText(t, `problem.rate.limited.${unit}`, count);
}
