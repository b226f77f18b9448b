import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '../../contract/problem';
import { requiredTitle } from '../../contract/typed-text';
import { input } from './input';

const Message = z.object({ name: requiredTitle(40), lines: z.array(z.object({ text: z.string() })) });

function refusalOf(value: unknown): Problem {
  try {
    input(Message, value);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('accepted');
}

describe('a request’s body', () => {
  test('is taken in the shape of its schema', () =>
    expect(input(Message, { name: 'Ada', lines: [{ text: 'Plan' }], more: 1 })).toEqual({ name: 'Ada', lines: [{ text: 'Plan' }] }));

  test.each([
    ['a wrong field', { name: 1, lines: [] }, { name: 'field.invalid-type' }],
    ['an advertisement', { name: 'Ada www.spam.example', lines: [] }, { name: 'field.no-link' }],
    ['a control character', { name: 'Ada\u0007', lines: [] }, { name: 'field.invalid-format' }],
    ['one deep inside', { name: 'Ada', lines: [{ text: 'Plan' }, { text: 'Pl\0an' }] }, { 'lines.1.text': 'field.invalid-format' }],
  ])('names %s', (_what, value, fields) => expect(refusalOf(value)).toMatchObject({ code: 'input.invalid', fields }));

  test('nested without end is refused, not looked through', () => {
    const depth = 200_000;
    const nested: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(refusalOf({ name: 'Ada', lines: nested }).code).toBe('input.invalid');
  });
});
