import { expect, test } from 'vitest';
import { beginWith, madeRequest } from './made-services-draft';

const message = {
  name: 'Eva',
  email: 'eva@example.org',
  phone: '030 1',
  company: '',
  message: 'Bitte',
  locale: 'en',
  receivedAt: '2026-03-02T10:00:00Z',
};

test('a message fills in who wrote, what and when', () =>
  expect(beginWith({ message: message as never }, 'de').fields).toMatchObject({
    name: 'Eva',
    email: 'eva@example.org',
    message: 'Bitte',
    locale: 'en',
    source: 'email',
    receivedOn: '2026-03-02',
  }));

test('a copy brings services and sender, and no wish of then', () => {
  const lines = [{ productId: 'p', quantity: 2.5, addons: [{ id: 'a' }], note: 'n' }];
  const copied = { contact: { name: 'Eva', customerType: 'business', projectCountry: 'AT', message: 'alt' }, locale: 'de', lines };
  const { fields, services } = beginWith({ copied: copied as never }, 'de');
  expect(fields).toMatchObject({ name: 'Eva', customerType: 'business', projectCountry: 'AT', message: '' });
  expect(services).toMatchObject([{ productId: 'p', quantity: '2,5', addons: ['a'], note: 'n' }]);
});

test('what is empty is left out', () => {
  const { fields, services } = beginWith({}, 'de');
  const [service] = services;
  const typed = { ...fields, name: 'Eva' };
  const request = madeRequest({ fields: typed, services: service ? [{ ...service, productId: 'p', quantity: '3' }] : [], key: 'k' }, 'de');
  expect(request.contact).toEqual({ name: 'Eva', projectCountry: 'DE' });
  expect(request.items).toEqual([{ productId: 'p', quantity: 3, selectedAddons: [] }]);
});
