import { describe, expect, test } from 'vitest';
import { knownVisitor, readKnownVisitor, writeKnownVisitor } from './known-visitor';

const account = { name: 'Maria Köhler', email: 'm.koehler@buero.example', secondFactorMissing: false };

describe('what public pages know of whoever is signed in', () => {
  test.each([
    ['Maria Köhler', 'MK'],
    ['Dr. Maria von der Heide', 'MH'],
    ['Öztürk', 'Ö'],
    ['', 'M'],
    ['  ', 'M'],
    ['李 明', '李明'],
    ['ßander & Söhne', 'SS'],
  ])('the initials of %j are %s', (name, initials) => {
    expect(knownVisitor({ ...account, name }, 'user').initials).toBe(initials);
  });

  test.each([
    ['user', false, 'app'],
    ['contractor', false, 'contractor'],
    ['admin', false, 'admin'],
    ['super_admin', false, 'admin'],
    ['admin', true, 'app'],
  ] as const)('%s, second factor missing %s: the area is %s', (role, secondFactorMissing, area) => {
    expect(knownVisitor({ ...account, secondFactorMissing }, role).area).toBe(area);
  });

  test.each(['MK', 'Ö', '李明', "O'"])('%s is read as it was written, among other cookies', (initials) => {
    const value = writeKnownVisitor({ area: 'admin', initials });
    expect(readKnownVisitor(`theme=dark; visitor=${value}; language=de`)).toEqual({ area: 'admin', initials });
  });

  test.each(['', 'visitor=', 'visitor=root.MK', 'visitor=app.', 'visitor=app.%E0%A4', 'other-visitor=app.MK', 'visitor=app."><b>'])(
    'nobody is known by %j',
    (cookies) => expect(readKnownVisitor(cookies)).toBeNull(),
  );
});
