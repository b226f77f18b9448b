import type { Core } from '@strapi/strapi';
import { actorKinds } from '../../contract/states/transition';
import type { TimelineEntry } from '../../contract/quoting/thread';
import { findEvents } from './find-events';
import { topicsOfLog } from './topics';

const MAX_ENTRIES = 500;

/** Reads the history of some documents, oldest first. */
export async function readTimeline(strapi: Core.Strapi, subjects: readonly string[]): Promise<TimelineEntry[]> {
  const untold = Object.values(topicsOfLog()).flatMap((topic) => topic.untold ?? []);
  const events = await findEvents(strapi, {
    where: { subject: { $in: [...subjects] }, name: { $notIn: untold } },
    orderBy: { seq: 'asc' },
    limit: MAX_ENTRIES,
  });
  return events.flatMap(({ at, name, actor }) => {
    const kind = actorKinds.find((one) => one === actor);
    return kind ? [{ at, name, actor: kind === 'admin' || kind === 'superAdmin' ? 'staff' : kind }] : [];
  });
}
