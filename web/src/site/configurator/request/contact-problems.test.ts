import { describe, expect, test } from 'vitest';
import { contactOf, emptyContact } from './contact-draft';
import { contactProblems } from './contact-problems';

const TODAY = '2026-11-20';
const complete = { ...emptyContact, name: 'Ada', email: 'ada@example.com', customerType: 'business' };

describe('contactProblems', () => {
  test('a form with the four required fields is fine', () => expect(contactProblems(complete, TODAY)).toEqual({}));

  test('an empty form misses what is required, in the order of the form', () => {
    expect(Object.keys(contactProblems(emptyContact, TODAY))).toEqual(['customerType', 'name', 'email']);
  });

  test.each([
    ['', 'contact.problem.email'],
    ['ada', 'contact.problem.email.at'],
    ['ada@', 'contact.problem.email.domain'],
    ['ada@example', 'contact.problem.email.format'],
    ['a b@example.com', 'contact.problem.email.format'],
  ])('email %j: %s', (email, text) => expect(contactProblems({ ...complete, email }, TODAY)).toEqual({ email: text }));

  test.each(['name', 'company'] as const)('%s without a web address', (field) =>
    expect(contactProblems({ ...complete, [field]: 'Ada www.spam.example' }, TODAY)).toEqual({ [field]: 'field.no-link' }),
  );

  test.each([
    ['phone', 'ring me'],
    ['vatId', '12'],
    ['projectPostcode', '!'],
    ['projectCountry', ''],
    ['wantedDate', '2026-11-19'],
    ['company', 'x'.repeat(161)],
    ['message', 'x'.repeat(5_001)],
  ] as const)('%s cannot be %j', (field, text) =>
    expect(contactProblems({ ...complete, [field]: text }, TODAY)).toEqual({ [field]: `contact.problem.${field}` }),
  );

  test.each([
    ['phone', '+49 (30) 123-45/6'],
    ['vatId', 'DE123456789'],
    ['projectPostcode', '10115'],
    ['wantedDate', TODAY],
  ] as const)('%s can be %j', (field, text) => expect(contactProblems({ ...complete, [field]: text }, TODAY)).toEqual({}));
});

test('what is sent is trimmed and leaves empty fields out', () => {
  expect(contactOf({ ...complete, name: ' Ada ', company: '  ' })).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    customerType: 'business',
    projectCountry: 'DE',
  });
});
