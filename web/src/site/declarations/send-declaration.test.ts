import { describe, expect, test } from 'vitest';
import { declaredBy, emptyDraft } from './declaration-draft';
import { declarationProblems } from './send-declaration';

const TODAY = '2026-11-20';
const complete = { ...emptyDraft, name: 'Ada', email: 'ada@example.com', reference: 'BE-2026-00012' };
const problemsOf = (kind: 'withdrawal' | 'cancellation', changes: Partial<typeof complete> = {}) =>
  declarationProblems(declaredBy(kind, { ...complete, ...changes }), TODAY);

describe('declarationProblems', () => {
  test.each(['withdrawal', 'cancellation'] as const)('name, address and contract are enough for a %s', (kind) =>
    expect(problemsOf(kind)).toEqual({}),
  );

  test('an empty form misses them, in the order of the form', () => {
    expect(Object.keys(problemsOf('withdrawal', emptyDraft))).toEqual(['name', 'email', 'reference']);
  });

  test.each([
    { email: 'ada', problem: { email: 'field.email.at' } },
    { reference: 'x'.repeat(501), problem: { reference: 'declaration.problem.reference' } },
    { wantedDate: '2026-11-19', problem: { wantedDate: 'declaration.problem.wantedDate' } },
    { wantedDate: '2026-02-30', problem: { wantedDate: 'declaration.problem.wantedDate' } },
    { manner: 'extraordinary', problem: { reason: 'declaration.problem.reason' } },
  ])('a cancellation with $email$reference$wantedDate$manner cannot stay so', ({ problem, ...changes }) =>
    expect(problemsOf('cancellation', changes)).toEqual(problem),
  );

  test('today is early enough, and an important reason is one', () => {
    expect(problemsOf('cancellation', { wantedDate: TODAY, manner: 'extraordinary', reason: 'Insolvenz' })).toEqual({});
  });
});

describe('declaredBy', () => {
  test('a withdrawal has no date and is not extraordinary', () => {
    const declared = declaredBy('withdrawal', { ...complete, manner: 'extraordinary', wantedDate: TODAY, reason: ' Umzug ' });
    expect(declared).toMatchObject({ extraordinary: false, wantedDate: '', reason: 'Umzug' });
  });

  test('an ordinary cancellation keeps no reason that was typed before', () => {
    expect(declaredBy('cancellation', { ...complete, reason: 'Insolvenz' })).toMatchObject({ reason: '', extraordinary: false });
  });
});
