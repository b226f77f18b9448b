/** What a version tells: a publication, a withdrawal, or what was published when the history began. */
export const versionActions = ['publish', 'unpublish', 'before'] as const;

/** What leads to a version: an editor's step, a plan, or prices that were changed together. */
export const versionOrigins = ['editor', 'schedule', 'bulk'] as const;

/** A version of an entry in one language, as the panel shows it. */
export type ContentVersion = {
  id: string;
  locale: string;
  /** ISO time. */
  at: string;
  action: (typeof versionActions)[number];
  origin: (typeof versionOrigins)[number];
  /** The name of the editor; empty when the account is gone. */
  editor: string;
  /** Changed fields as editors call them; null for a value that there was not or is no longer. */
  changes: { field: string; from: string | null; to: string | null }[];
};
