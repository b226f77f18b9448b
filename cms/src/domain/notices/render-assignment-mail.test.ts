import { expect, test } from 'vitest';
import mail from '../../contract/strings/en/mail.json';
import type { ActorKind } from '../../contract/states/transition';
import { assignmentMailsFor, assignmentTemplates } from './render-assignment-mail';

const texts: Record<string, string> = mail;

test.each<[string, ActorKind, string[]]>([
  ['assignment.offered', 'admin', ['assignment-offered']],
  ['assignment.bid-given', 'contractor', ['assignment-bid-given-notice']],
  ['assignment.assigned', 'superAdmin', ['assignment-assigned']],
  ['assignment.started', 'contractor', []],
  ['assignment.expired', 'timer', ['assignment-expired', 'assignment-expired-notice']],
  ['assignment.withdrawn', 'admin', ['assignment-withdrawn']],
  ['assignment.withdrawn', 'timer', ['assignment-withdrawn']],
  ['assignment.postponed', 'timer', ['assignment-postponed']],
  ['assignment.date-changed', 'admin', ['assignment-date-changed']],
  ['assignment.message-written', 'contractor', ['assignment-message-written-notice']],
  ['assignment.message-written', 'admin', ['assignment-message-written']],
])('%s by %s is told to whoever did not cause it', (name, actor, expected) =>
  expect(assignmentMailsFor({ name, actor, data: {} }).map(({ template }) => template)).toEqual(expected),
);

test('work that is assigned directly is told once', () =>
  expect(assignmentMailsFor({ name: 'assignment.offered', actor: 'admin', data: { stage: 'orders' } })).toEqual([]));

test('staff are told whose contractor has gone', () => {
  const step = { name: 'assignment.withdrawn', actor: 'timer', data: { reason: 'contractor-gone' } } as const;
  expect(assignmentMailsFor(step).map(({ template }) => template)).toEqual(['assignment-withdrawn', 'assignment-withdrawn-notice']);
});

test.each(assignmentTemplates)('%s has a subject and a text', (template) => {
  expect(texts[`mail.${template}.subject`]).toBeTruthy();
  expect(texts[`mail.${template}.text`]).toBeTruthy();
});
