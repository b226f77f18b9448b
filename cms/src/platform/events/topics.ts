import type { Core } from '@strapi/strapi';
import type { ChangeTopic } from '../../contract/people/audit';
import { actorKinds } from '../../contract/states/transition';
import type { TimelineEntry } from '../../contract/quoting/thread';
import { findEvents } from './append-event';

/** A fact of the log with the account whose document it is about. */
export type FollowedEvent = { topic: ChangeTopic; name: string; subject: string; ownerId: string | null };

/** The rules by which followers of the log learn of the facts of one topic. */
export type Topic = {
  /** Finds the owners of documents; one left out has no owner. Without it staff alone follow the topic. */
  ownersOf?: (strapi: Core.Strapi, subjects: readonly string[]) => Promise<{ subject: string; ownerId: string | null }[]>;
  /** Documents of this topic that facts of others changed too, for those whose they are. */
  changedBy?: (strapi: Core.Strapi, events: readonly FollowedEvent[]) => Promise<FollowedEvent[]>;
  /** Facts of what staff do among themselves: owners must not even learn that they happen. */
  internal?: readonly string[];
  /** Facts that no timeline shows: only staff see them, or they are no step of the document. */
  untold?: readonly string[];
  /** Set for topics that admins who are no super admins may not follow (spec §6). */
  isForSuperAdmins?: true;
};

export type Topics = Record<ChangeTopic, Topic>;

let registered: Topics | null = null;

/** Says once, at the start, who learns of what. */
export const registerTopics = (topics: Topics): void => void (registered = topics);

/** @throws Error before `registerTopics` was called */
export function topicsOfLog(): Topics {
  if (!registered) throw new Error('no topics of the log are registered');
  return registered;
}

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
