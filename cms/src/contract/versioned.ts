import * as z from 'zod/mini';

/** A document as the database holds it: in the form of its `schemaVersion`, or in the first form, which had no number. */
export type Stored = Record<string, unknown>;

/** Upgrades a document from one form to the next. Must not change its argument. */
export type Upgrade = (stored: Stored) => Stored;

/** Writes and reads the stored documents of one kind. */
export type Versioned<Document> = {
  /** The version of today's form. */
  version: number;
  /** Returns a document as it is stored. */
  write: (document: Document) => Document & { schemaVersion: number };
  /**
   * Reads a stored document in today's form, whatever form it was stored in.
   * @param name names the document in the error, such as `offer k3x9…`
   * @throws Error when it does not parse, which is a bug
   */
  read: (stored: unknown, name: string) => Document;
};

/**
 * Describes a kind of stored document by the schema of today's form and the upgrades from each earlier form to the next,
 * oldest first: the first document ever stored has version 1, and each upgrade raises the version by one.
 */
export function versioned<Document extends object>(schema: z.ZodMiniType<Document>, upgrades: readonly Upgrade[]): Versioned<Document> {
  const version = upgrades.length + 1;
  return {
    version,
    write: (document) => ({ ...document, schemaVersion: version }),
    read(stored, name) {
      const { schemaVersion, ...document } = Object(stored) as Stored;
      const since = Number(schemaVersion ?? 1);
      if (!upgrades[since - 1] && since !== version) throw new Error(`Cannot read ${name}: unknown version ${since}`);
      const parsed = schema.safeParse(upgrades.slice(since - 1).reduce((raised, upgrade) => upgrade(raised), document));
      if (!parsed.success) throw new Error(`Cannot read ${name}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    },
  };
}
