import type { UID } from '@strapi/strapi';
import type { ListIndexes } from './database/create-indexes';
import type { LoggedValues } from './events/follow-content';
import type { FinalRows } from './events/refuse-changes';
import type { ChainedRows } from './ledger/chained-rows';
import type { AreaGauge } from './health/metrics';
import type { ChangeTopic } from '../contract/people/audit';
import type { Topic } from './events/topics';
import type { TracedFacts } from './security/security-log';

/** The tables and log topics that an area of the business registers with the platform; `assembly.ts` gathers them. */
export type Area = {
  /** Content types that only the shop's own flows write, and that the panel does not know. */
  types: readonly UID.ContentType[];
  indexes?: ListIndexes;
  /** Kinds of documents whose numbers may have gaps, as the counters are named. */
  numbered?: readonly string[];
  /** Rows that stay as they were written. */
  final?: readonly FinalRows[];
  /** Content whose old and new values the log keeps. */
  values?: LoggedValues;
  /** Rows that go on changing, and of which the ledger keeps what does not. */
  chained?: readonly ChainedRows[];
  gauges?: readonly AreaGauge[];
  topics?: Partial<Record<ChangeTopic, Topic>>;
  /** Facts of the log that are security events. */
  traces?: TracedFacts;
};
