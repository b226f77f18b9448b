import type { UID } from '@strapi/strapi';
import type { ListIndexes } from './database/create-indexes';
import type { FinalRows } from './events/refuse-changes';
import type { AreaGauge } from './health/metrics';
import type { ChangeTopic } from '../contract/people/audit';
import type { Topic } from './events/topics';

/** The tables and log topics that an area of the business registers with the platform; `assembly.ts` gathers them. */
export type Area = {
  /** Content types that only the shop's own flows write, and that the panel does not know. */
  types: readonly UID.ContentType[];
  indexes?: ListIndexes;
  /** Rows that stay as they were written. */
  final?: readonly FinalRows[];
  gauges?: readonly AreaGauge[];
  topics?: Partial<Record<ChangeTopic, Topic>>;
};
