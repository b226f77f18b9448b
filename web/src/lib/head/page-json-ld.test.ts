import type { Subscription } from '@contract/people/subscription';
import { expect, test } from 'vitest';
import { subscriptionJsonLd } from './page-json-ld';

test('search engines are told what a plan costs with tax', () => {
  const plan = { name: 'Team', price: 100_000 };
  const subscription = { title: 'Abonnement', seo: { title: '', description: '' }, plans: [plan] } as unknown as Subscription;
  const { offers } = subscriptionJsonLd(subscription, { origin: 'https://shop.example', locale: 'de' } as Parameters<
    typeof subscriptionJsonLd
  >[1]);
  expect(offers[0]?.priceSpecification).toMatchObject({ price: '1190.00', priceCurrency: 'EUR', valueAddedTaxIncluded: true });
});
