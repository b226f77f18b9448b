import { formats, winston } from '@strapi/logger';
import { logsAsJson } from '../settings';
import { currentWork } from './current-work';

/** An answered request as the log knows it: nothing of it tells who sent it. */
export type AccessLine = { requestId: string; method: string; route: string; status: number; ms: number; bytes: number };

/** The fields that a line may have besides time, level and message. Others, such as the values in a database's refusal, stay out. */
const KNOWN = ['requestId', 'job', 'method', 'route', 'status', 'ms', 'bytes', 'stack'] as const;

const asJson = winston.format.printf((line) => {
  const known = KNOWN.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]]]));
  return JSON.stringify({ time: new Date().toISOString(), level: line.level, message: line.message, ...Object.fromEntries(known) });
});

/** Returns how the log is written: JSON for machines in production, readable lines while people try the shop on their own machine. */
export const logSettings = () => ({ format: logsAsJson ? asJson : formats.prettyPrint() });

/**
 * Lets each line of the log name the work that it belongs to. It is read when something is logged, since the stream may write
 * the line later; settings are no place for that, because Strapi copies them.
 */
export function nameWorkInLog(log: winston.Logger): void {
  log.defaultMeta = {
    get requestId() {
      return currentWork().requestId;
    },
    get job() {
      return currentWork().job;
    },
  };
}
