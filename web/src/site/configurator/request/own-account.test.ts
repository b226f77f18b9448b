import type { Account } from '@contract/people/account';
import { describe, expect, test } from 'vitest';
import { emptyContact } from './contact-draft';
import { isOwnAddress, withProfile } from './own-account';

const account: Account = {
  uid: 'u1',
  email: 'maria@buero.example',
  emailVerified: true,
  name: 'Maria Köhler',
  company: 'Köhler Architekten',
  phone: '+49 30 123456',
  vatId: '',
  language: 'de',
  billingAddress: { name: 'Köhler Architekten', street: 'Am Kai 1', postcode: '1010', city: 'Wien', country: 'AT' },
  notifications: { signIns: true, offerReminders: true },
  secondFactor: false,
  secondFactorMissing: false,
  recoveryCodesLeft: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('the request form of somebody who is signed in', () => {
  test('begins with the profile', () => {
    expect(withProfile(emptyContact, account)).toEqual({
      ...emptyContact,
      name: 'Maria Köhler',
      email: 'maria@buero.example',
      company: 'Köhler Architekten',
      phone: '+49 30 123456',
      customerType: 'business',
      projectCountry: 'AT',
    });
  });

  test('keeps what was typed', () => {
    const typed = { ...emptyContact, name: 'Ada', customerType: 'consumer', projectCountry: 'CH', message: 'Eilt' };
    expect(withProfile(typed, account)).toMatchObject({ name: 'Ada', customerType: 'consumer', projectCountry: 'CH', message: 'Eilt' });
  });

  test('asks a person without a company what they buy as', () => {
    const person = { ...account, company: '', billingAddress: null };
    expect(withProfile(emptyContact, person)).toMatchObject({ customerType: '', projectCountry: 'DE' });
  });
});

test.each([
  ['its own address', account, ' Maria@buero.example', true],
  ['another address', account, 'ada@buero.example', false],
  ['an address that is not proven', { ...account, emailVerified: false }, 'maria@buero.example', false],
  ['a visitor', null, 'maria@buero.example', false],
])('a request from %s is seen in the account: %#', (_who, who, email, isSeen) => expect(isOwnAddress(who, email)).toBe(isSeen));
