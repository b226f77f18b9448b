/** What the check of a customer's or contractor's file has found, as stored. `unchecked` until there is a verdict. */
export const checkStates = ['unchecked', 'clean', 'infected', 'too-large', 'held', 'released'] as const;
export type CheckState = (typeof checkStates)[number];

/** The state as it is shown: with a scanner, a file without a verdict waits; without one it stays unchecked. */
export const fileChecks = ['waiting', ...checkStates] as const;
export type FileCheck = (typeof fileChecks)[number];

/**
 * Why a file is held, or why its verdict stands without a whole scan. An infected file's note is the signature's name
 * instead.
 */
export const checkNotes = [
  /** More entries than `MAX_ARCHIVE_ENTRIES`. */
  'archive-entries',
  /** It would unpack to far more than it is. */
  'archive-ratio',
  /** Archives in archives, deeper than `MAX_ARCHIVE_DEPTH`. */
  'archive-depth',
  /** Entries that share bytes, of which no honest program makes any. */
  'archive-overlap',
  /** Nobody can look into it without the password. */
  'encrypted',
  /** An archive in it that is too large to be unpacked for a look. */
  'archive-inner',
  /** A directory that cannot be read. */
  'archive-unreadable',
  /** The beginning is not what the name says. */
  'header',
  /** The scanner gave up looking into it, by its own limits. */
  'scan-limits',
  /** The scanner failed on it again and again. */
  'scan-failed',
  /** Its bytes are not those that were read before. */
  'changed',
] as const;
export type CheckNote = (typeof checkNotes)[number];

/** The most entries of an archive, those of archives within it included. */
export const MAX_ARCHIVE_ENTRIES = 20_000;
/** The most bytes that an archive may unpack to for each of its own; text and drawings pack to a twentieth. */
export const MAX_ARCHIVE_RATIO = 100;
/** The same for each entry alone, where a long run of zeros may stand in an honest drawing: deflate ends at 1,032. */
export const MAX_ENTRY_RATIO = 1_000;
/** Entries that unpack to less than this are no bomb, whatever their ratio. */
export const SMALL_ENTRY_BYTES = 10 * 1024 ** 2;
/** The most archives that lie in each other, the outermost included: a delivery, a folder in it, a letter, a table in that. */
export const MAX_ARCHIVE_DEPTH = 4;
/** An archive in an archive is unpacked to be looked into, up to this size. */
export const MAX_INNER_BYTES = 512 * 1024 ** 2;

/** The states in which something speaks against a file. */
export const blockedStates = ['infected', 'held'] as const satisfies CheckState[];
export const isBlocked = (check: FileCheck): boolean => (blockedStates as readonly FileCheck[]).includes(check);

const downloadable: readonly FileCheck[] = ['unchecked', 'clean', 'released'];

/** Checks whether a file may leave the shop: be fetched, looked at, put into an archive or released to a contractor. */
export const isDownloadable = (check: FileCheck): boolean => downloadable.includes(check);

/** Reasons for which a file was not looked into as a whole, while nothing speaks against it. */
const unseen: readonly (string | null)[] = ['encrypted', 'archive-inner', 'archive-unreadable', 'scan-failed'] satisfies CheckNote[];

/** Checks whether staff may release a file without a whole scan: what nobody could look into, never what was found out. */
export const isReleasable = (check: FileCheck, note: string | null): boolean =>
  check === 'too-large' || (check === 'held' && unseen.includes(note));

/** Reasons for which not even the scanner opens an archive. */
const bombs: readonly CheckNote[] = ['archive-entries', 'archive-ratio', 'archive-depth', 'archive-overlap'];
export const isBomb = (note: CheckNote): boolean => bombs.includes(note);
