import { randomUUID } from 'node:crypto';

/** A place in the log of content: the number of its newest event, and that event's own id. */
export type ContentCursor = { seq: number; event: string };
/** What the CMS reports: where the log stands, and the content types that changed on the way there; null for everything. */
export type ContentNews = ContentCursor & { types: readonly string[] | null };
/** When something was made. Numbers of different logs do not compare, so that each log we have followed has an era of its own. */
export type Stamp = { era: string; seq: number };
/** Returns a text that is the same for things made at the same time only. */
export const keyOf = ({ era, seq }: Stamp): string => `${era} ${seq}`;
/** Something that was made of content. */
export type Made = {
  stamp: Stamp;
  /** The types it was made of; null when it may depend on any. */ types: readonly string[] | null;
  checkedAt: number;
};
/** What has to be remembered over a restart. */
export type ClockState = { era: string; cursor: ContentCursor; everythingAt: number; typesAt: Record<string, number> };

/** The age from which things are checked anew while the CMS reports no changes. */
const UNWATCHED_AGE_MS = 30_000;
/** The age from which they are checked anew in any case: a few texts depend on the date. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Knows when which type of content has changed, and so what that was made of it still holds. */
export class ContentClock {
  private watched = false;
  private era: string = randomUUID();
  private cursor: ContentCursor = { seq: 0, event: '' };
  private everythingAt = 0;
  private typesAt = new Map<string, number>();

  /** @param onChange is called when something has changed that a restart must not forget */
  constructor(private readonly onChange: (state: ClockState) => void = () => undefined) {}

  /** Goes on where an earlier process stood. */
  restore({ era, cursor, everythingAt, typesAt }: ClockState) {
    [this.era, this.cursor, this.everythingAt, this.typesAt] = [era, cursor, everythingAt, new Map(Object.entries(typesAt))];
  }

  /** The place up to which changes are known. */
  get position(): ContentCursor {
    return this.cursor;
  }

  get isWatched(): boolean {
    return this.watched;
  }

  /** Notes whether changes of content are being reported; if not, what was made expires by age. */
  setWatched(watched: boolean) {
    this.watched = watched;
  }

  /** Takes over what the CMS reports. A place that its log does not know means another log, of which nothing here was made. */
  hear({ seq, event, types }: ContentNews) {
    const isOtherLog = types === null && seq <= this.cursor.seq;
    if (!isOtherLog && seq === this.cursor.seq) return;
    this.cursor = { seq, event };
    if (isOtherLog) [this.era, this.everythingAt, this.typesAt] = [randomUUID(), seq, new Map()];
    else if (types === null) this.everythingAt = seq;
    else for (const type of types) this.typesAt.set(type, seq);
    this.onChange({ era: this.era, cursor: this.cursor, everythingAt: this.everythingAt, typesAt: Object.fromEntries(this.typesAt) });
  }

  get stamp(): Stamp {
    return { era: this.era, seq: this.cursor.seq };
  }

  /** Returns true if something still shows the content as it is, as far as is known. */
  holds({ stamp, types, checkedAt }: Made, nowMs = Date.now()): boolean {
    if (nowMs - checkedAt >= (this.watched ? MAX_AGE_MS : UNWATCHED_AGE_MS)) return false;
    if (stamp.era !== this.era || stamp.seq < this.everythingAt) return false;
    if (stamp.seq >= this.cursor.seq) return true;
    return types !== null && types.every((type) => stamp.seq >= (this.typesAt.get(type) ?? 0));
  }
}
