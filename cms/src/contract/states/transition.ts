import * as z from 'zod/mini';

/** The longest note of a transition, and the longest message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/**
 * The fields that every transition of a document carries. `revision` is the one its sender saw: a document that has changed
 * since answers `stale`. `key` is made anew for each attempt; the same key twice performs it once.
 */
export const TransitionCommand = z.object({
  revision: z.int(),
  key: z.uuid(),
  /** Reason, question or request; the flow's table says where it is required. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH))),
});
export type TransitionCommand = z.infer<typeof TransitionCommand>;

/** The actors of transitions: `superAdmin` may do all that `admin` may, `timer` is the shop itself. */
export const actorKinds = ['customer', 'admin', 'superAdmin', 'contractor', 'timer'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Names that earlier editions wrote into the log for the team's actors. Account events name the account's role. */
const formerNames: Record<string, ActorKind> = { staff: 'admin', lead: 'superAdmin', super_admin: 'superAdmin', user: 'customer' };

/** Returns the kind of actor that the log means by a name, in any edition; null for names of other kinds, such as `visitor`. */
export const actorKindOf = (recorded: string): ActorKind | null =>
  actorKinds.find((kind) => kind === recorded) ?? formerNames[recorded] ?? null;

/** Lists all names under which the log keeps a kind of actor. */
export const recordedNamesOf = (kind: ActorKind): string[] => [
  kind,
  ...Object.keys(formerNames).filter((name) => formerNames[name] === kind),
];

/** One transition: the status it leads to, its actors, and the conditions that the server checks for each of them. */
type Edge<Target extends string, Guard extends string> = {
  to: Target;
  by: Partial<Record<ActorKind, readonly Guard[]>>;
  /** The rule for the transition's note: the reason, the question or the request. */
  text?: 'required' | 'optional';
};

/** Every transition of one kind of document; there are no others. */
export type Flow<Status extends string, Event extends string, Guard extends string, Target extends string = Status> = Record<
  Status,
  Partial<Record<Event, Edge<Target, Guard>>>
>;

/** The actors that may perform a transition of staff, without guards. */
export const staff = { admin: [], superAdmin: [] } as const;

/** The glyph and colour of a status, always shown next to its name. */
export type Tone = 'new' | 'work' | 'wait' | 'ok' | 'bad' | 'off';

/** Returns the state that `event` leads to, or null when `actor` may not perform it in `state`. Does not check the guards. */
export function nextState<S extends string, E extends string, G extends string, T extends string>(
  flow: Flow<S, E, G, T>,
  state: S,
  event: E,
  actor: ActorKind,
): T | null {
  const edge = flow[state][event];
  return edge?.by[actor] ? edge.to : null;
}

/** Returns the conditions under which `actor` may perform `event` in `state`; none too where the transition does not exist. */
export function guardsOf<S extends string, E extends string, G extends string, T extends string>(
  flow: Flow<S, E, G, T>,
  state: S,
  event: E,
  actor: ActorKind,
): readonly G[] {
  return flow[state][event]?.by[actor] ?? [];
}

/** Returns the transitions that `actor` may perform in `state`, in the table's order: the buttons to show. */
export function eventsOf<S extends string, E extends string, G extends string, T extends string>(
  flow: Flow<S, E, G, T>,
  state: S,
  actor: ActorKind,
): E[] {
  return (Object.keys(flow[state]) as E[]).filter((event) => flow[state][event]?.by[actor]);
}
