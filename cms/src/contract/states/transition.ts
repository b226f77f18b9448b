import * as z from 'zod/mini';

/** Longest words that belong to a move or a message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/**
 * What every move of a document carries. `revision` is the one its sender saw: a document that moved on since answers
 * `stale`. `key` is made anew for each wish to move; the same key twice moves once.
 */
export const Move = z.object({
  revision: z.int(),
  key: z.uuid(),
  /** Reason, question or wish; the flow's table says where it is required. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH))),
});
export type Move = z.infer<typeof Move>;

/** Who moves documents: `lead` may do all that `staff` may, `timer` is the shop itself. */
export const actors = ['customer', 'staff', 'lead', 'contractor', 'timer'] as const;
export type Actor = (typeof actors)[number];

/** One move: where it leads, who may raise it, and which conditions the server checks for each of them. */
type Edge<Target extends string, Guard extends string> = {
  to: Target;
  by: Partial<Record<Actor, readonly Guard[]>>;
  /** Words that belong to the move: the reason, the question, the wish. */
  text?: 'required' | 'optional';
};

/** Every move of one kind of document. What is not in it does not happen. */
export type Flow<Status extends string, Event extends string, Guard extends string, Target extends string = Status> = Record<
  Status,
  Partial<Record<Event, Edge<Target, Guard>>>
>;

/** Those who may do what staff do. */
export const staff = { staff: [], lead: [] } as const;

/** Glyph and colour of a status, always next to its word. */
export type Tone = 'new' | 'work' | 'wait' | 'ok' | 'bad' | 'off';

/** The state that `event` leads to, or null when `actor` may not raise it in `state`. The guards are still to be checked. */
export function nextState<S extends string, E extends string, G extends string, T extends string>(
  flow: Flow<S, E, G, T>,
  state: S,
  event: E,
  actor: Actor,
): T | null {
  const edge = flow[state][event];
  return edge?.by[actor] ? edge.to : null;
}

/** The conditions under which `actor` may raise `event` in `state`; none too where the move does not exist. */
export function guardsOf<S extends string, E extends string, G extends string, T extends string>(
  flow: Flow<S, E, G, T>,
  state: S,
  event: E,
  actor: Actor,
): readonly G[] {
  return flow[state][event]?.by[actor] ?? [];
}

/** What `actor` may raise in `state`, in the table's order: the buttons to show. */
export function eventsOf<S extends string, E extends string, G extends string, T extends string>(
  flow: Flow<S, E, G, T>,
  state: S,
  actor: Actor,
): E[] {
  return (Object.keys(flow[state]) as E[]).filter((event) => flow[state][event]?.by[actor]);
}
