import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { amendmentEvents, amendmentStatuses } from '../src/contract/states/amendment';
import { approvalEvents, approvalStatuses } from '../src/contract/states/approval';
import { assignmentEvents, assignmentStatuses } from '../src/contract/states/assignment';
import { invoiceEvents, invoiceStatuses } from '../src/contract/states/invoice';
import { orderEvents, orderStatuses } from '../src/contract/states/order';
import { quoteEvents, quoteStatuses } from '../src/contract/states/quote';
import { actorKinds } from '../src/contract/states/transition';

const page = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
const folder = join(import.meta.dirname, '../src/contract/strings');
const texts = (locale: 'de' | 'en'): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(folder, locale)).map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as object),
  );
const [german, english] = [texts('de'), texts('en')];

const kinds = [
  { noun: 'quote', events: quoteEvents, statuses: quoteStatuses },
  { noun: 'order', events: orderEvents, statuses: orderStatuses },
  { noun: 'amendment', events: amendmentEvents, statuses: amendmentStatuses },
  { noun: 'assignment', events: assignmentEvents, statuses: assignmentStatuses },
  { noun: 'invoice', events: invoiceEvents, statuses: invoiceStatuses },
  { noun: 'approval', events: approvalEvents, statuses: approvalStatuses },
] as const;

describe.each(kinds)('the glossary on a $noun', ({ noun, events, statuses }) => {
  const section = page.split('### ').find((text) => text.split('\n')[0]?.endsWith(`, ${noun}`)) ?? '';
  const row = (name: string, key: string) => `| \`${name}\` | ${german[key]} | ${english[key]} |`;

  test.each([...events])('has the transition %s as the interface calls it', (event) => {
    expect(section).toContain(row(`${noun}.${event}`, `${noun}.event.${event}`));
  });

  test.each([...statuses])('has the status %s as the interface calls it', (status) => {
    expect(section).toContain(row(status, `${noun}.status.${status}`));
  });

  test('has no others', () => {
    expect(section.match(/^\| `/gm)).toHaveLength(events.length + statuses.length);
  });
});

test.each([...actorKinds])('the glossary has the actor %s', (kind) => {
  expect(page.split('### ')[0]).toContain(`\`${kind}\``);
});
