import { expect, test } from 'vitest';
import { findingsOf, type SystemFinding, systemFindings, type SystemState } from './system';

const at = '2026-11-20T10:00:00.000Z';
const before = (seconds: number) => new Date(Date.parse(at) - seconds * 1_000).toISOString();

const sound: SystemState = {
  at,
  versions: { shop: '1', strapi: '5', node: '20', database: '17' },
  processes: [{ role: 'all', version: '1', startedAt: before(9_000), seenAt: before(10) }],
  readers: [{ reader: 'mail', events: 200 }],
  mails: { waiting: 3, oldestS: 600, failed: 0 },
  ledger: { waiting: 1, oldestS: 600 },
  files: { scanner: 'there', waiting: 2, since: before(20), held: 0 },
  disk: { free: 16, total: 100, minFreeShare: 0.1 },
  stored: { customers: 1, results: 1 },
  backup: { last: { at: before(26 * 3_600), bytes: 5 }, restored: { at: before(99_999), isGood: true } },
};

test('nothing is found at the limits', () => expect(findingsOf(sound)).toEqual([]));

const cases: [SystemFinding, Partial<SystemState>][] = [
  ['jobs-stand-still', { processes: [{ role: 'api', version: '1', startedAt: before(9_000), seenAt: at }] }],
  ['jobs-stand-still', { processes: [{ role: 'worker', version: '1', startedAt: before(9_000), seenAt: before(121) }] }],
  ['disk-full', { disk: { free: 10, total: 100, minFreeShare: 0.1 } }],
  ['mails-wait', { mails: { waiting: 1, oldestS: 601, failed: 0 } }],
  ['reader-behind', { readers: [{ reader: 'mail', events: 201 }] }],
  ['ledger-waits', { ledger: { waiting: 1, oldestS: 601 } }],
  ['scanner-away', { files: { scanner: 'away', waiting: 1, since: at, held: 0 } }],
  ['restore-failed', { backup: { ...sound.backup, restored: { at, isGood: false } } }],
  ['backup-old', { backup: { ...sound.backup, last: { at: before(26 * 3_600 + 1), bytes: 5 } } }],
  ['backup-old', { backup: { ...sound.backup, last: null } }],
  ['disk-fills', { disk: { free: 15, total: 100, minFreeShare: 0.1 } }],
  ['mails-failed', { mails: { waiting: 0, oldestS: 0, failed: 1 } }],
  ['files-held', { files: { scanner: 'there', waiting: 0, since: null, held: 1 } }],
  ['no-restore', { backup: { ...sound.backup, restored: null } }],
];

test.each(cases)('%s is found in %o', (finding, change) => expect(findingsOf({ ...sound, ...change })).toEqual([finding]));

test('every finding is looked for', () => expect(new Set(cases.map(([finding]) => finding))).toEqual(new Set(systemFindings)));

test('an installation whose files lie in a bucket has no disk to fill', () => expect(findingsOf({ ...sound, disk: null })).toEqual([]));
