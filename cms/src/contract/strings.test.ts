import { approvalKinds, approvalFactNames } from './people/approval';
import { approvalFacts, assignmentFacts, orderFacts, quoteFacts } from './states/facts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemCodes } from './problem-status';
import { assignmentEvents, assignmentStatuses } from './states/assignment';
import { invoiceEvents, invoiceStatuses } from './states/invoice';
import { orderEvents, orderStatuses } from './states/order';
import { quoteEvents, quoteStatuses } from './states/quote';
import { taxCases, taxReasons } from './pricing/tax';

const folder = join(import.meta.dirname, 'strings');
const areas = readdirSync(join(folder, 'de'));
const read = (locale: string, area: string) => JSON.parse(readFileSync(join(folder, locale, area), 'utf8')) as Record<string, string>;
const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([match]) => match).sort();

describe.each(areas)('%s', (area) => {
  const german = read('de', area);
  const english = read('en', area);

  test('has the same keys in both languages', () => expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort()));

  test('has a text for every key', () => {
    for (const texts of [german, english]) expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills the same placeholders in both languages', () => {
    for (const key of Object.keys(german)) expect([key, placeholders(english[key])]).toEqual([key, placeholders(german[key])]);
  });
});

test('no key stands in two files, since all files are one vocabulary', () => {
  const keys = areas.filter((area) => area !== 'mail.json').flatMap((area) => Object.keys(read('de', area)));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every problem has a text', () => {
  const texts = { ...read('de', 'problem.json'), ...read('de', 'work-problem.json') };
  expect(problemCodes.filter((code) => !texts[`problem.${code}`])).toEqual([]);
});

test.each([
  ['quotes', 'quote', quoteStatuses, quoteEvents],
  ['orders', 'order', orderStatuses, orderEvents],
  ['assignments', 'assignment', assignmentStatuses, assignmentEvents],
  ['invoices', 'invoice', invoiceStatuses, invoiceEvents],
])('%s: every status and event of the %s has a text', (area, noun, statuses, events) => {
  const keys = [...statuses.map((status) => `${noun}.status.${status}`), ...events.map((event) => `${noun}.event.${event}`)];
  expect(keys.filter((key) => !read('de', `${area}.json`)[key])).toEqual([]);
});

test('every transition has a text in timelines and in the log', () => {
  const texts = Object.assign({}, ...['offers', 'orders', 'assignments'].map((area) => read('de', `${area}.json`)));
  const facts = [quoteFacts, orderFacts, assignmentFacts].flatMap((names) => Object.values(names));
  expect(facts.filter((name) => !texts[`fact.${name}`])).toEqual([]);
});

test('every kind and fact of approvals has a text', () => {
  const texts = { ...read('de', 'lists.json'), ...read('de', 'audit.json') };
  const facts = ['approval.asked', ...Object.values(approvalFacts)];
  const keys = [...approvalKinds.map((kind) => `approval.kind.${kind}`), ...approvalFactNames.map((name) => `approval.fact.${name}`)];
  expect([...keys, ...facts.map((name) => `fact.${name}`)].filter((key) => !texts[key])).toEqual([]);
});

test('every tax case and reason has a text', () => {
  const keys = [...taxCases.map((name) => `tax.case.${name}`), ...taxReasons.map((name) => `tax.reason.${name}`)];
  expect(keys.filter((key) => !read('de', 'invoices.json')[key])).toEqual([]);
});

test('the messages of spec §8 are verbatim', () => {
  expect(read('de', 'problem.json')).toMatchObject({
    'problem.cart.product-missing': 'Produkt nicht im Konfigurator gefunden',
    'problem.upload.failed': 'Fehler beim Hochladen der Datei',
    'problem.cart.temporary-mismatch': 'Produkt nicht im temporären Zustand gefunden',
    'problem.cart.temporary-missing': 'Kein temporärer Produkt gefunden',
    'problem.cart.add-failed': 'Fehler beim Hinzufügen zum Konfigurator',
  });
});

test('what signing out and the gates say is that of spec §8', () => {
  expect(read('de', 'auth.json')).toMatchObject({
    'sign-out.done': 'Erfolgreich abgemeldet!',
    'sign-out.failed': 'Fehler beim Abmelden',
    'sign-out.staff.done': 'Successfully logged out!',
    'sign-out.staff.failed': 'Error during logout',
    'gate.signed-out': 'You must be logged in to access this page',
    'gate.signed-out.admin': 'You must be logged in as admin to access this page',
    'gate.unverified': 'Please verify your email to access this page',
    'gate.unauthorized': 'You are not authorized to access this page',
    'gate.role-failure': 'Failed to load user role information',
    'gate.role-failure.text': 'Please try refreshing the page or contact support if the problem persists.',
  });
});

test.each(['de', 'en'] as const)('the words of spec §8 lead what is said of failed uploads, in %s', (locale) => {
  const texts = { ...read(locale, 'configurator.json'), ...read(locale, 'problem.json') };
  const told = ['upload.refused', 'upload.refused.short', 'files.interrupted'].map((key) => texts[key] ?? '');
  expect(told.filter((text) => !text.startsWith(texts['problem.upload.failed'] ?? '-') || !text.endsWith(' {{reason}}'))).toEqual([]);
});
