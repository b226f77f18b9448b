import { describe, expect, test } from 'vitest';
import { emptyDraft } from './contact-draft';
import { contactProblems } from './send-contact';

const complete = { ...emptyDraft, name: 'Ada', email: 'ada@example.com', topic: 'technical', message: 'Nehmen Sie E57?' };

describe('contactProblems', () => {
  test('a message with the four required fields is fine', () => expect(contactProblems(complete)).toEqual({}));

  test('an empty form misses what is required, in the order of the form', () => {
    expect(Object.keys(contactProblems(emptyDraft))).toEqual(['name', 'email', 'topic', 'message']);
  });

  test.each([
    ['name', ' ', 'contact-form.problem.name'],
    ['name', 'x'.repeat(121), 'contact-form.problem.name'],
    ['name', 'Ada www.spam.example', 'field.no-link'],
    ['company', 'https://spam.example', 'field.no-link'],
    ['email', 'ada@', 'field.email.domain'],
    ['phone', 'ring me', 'contact-form.problem.phone'],
    ['company', 'x'.repeat(161), 'contact-form.problem.company'],
    ['topic', 'spam', 'contact-form.problem.topic'],
    ['message', '  ', 'contact-form.problem.message'],
    ['message', 'x'.repeat(5_001), 'contact-form.problem.message.long'],
  ] as const)('%s cannot be %j', (field, text, problem) =>
    expect(contactProblems({ ...complete, [field]: text })).toEqual({ [field]: problem }),
  );

  test.each([
    ['phone', '+49 (30) 123-45/6'],
    ['phone', ''],
    ['company', ''],
  ] as const)('%s can be %j', (field, text) => expect(contactProblems({ ...complete, [field]: text })).toEqual({}));
});
