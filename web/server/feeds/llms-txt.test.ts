import { cents } from '@contract/pricing/money';
import type { Site } from '@contract/content/site';
import { expect, test } from 'vitest';
import { llmsTxt } from './llms-txt';

const site = { brand: 'Planquadrat', claim: 'Aus Plänen werden Daten.', footer: { about: 'CAD und mehr.' } } as Site;

test('names the shop, then its pages in groups, each with address, price gross and net, and one sentence', () => {
  const text = llmsTxt({
    site,
    locale: 'en',
    origin: 'https://shop.example',
    texts: {
      'search.group.services': 'Services',
      'search.group.knowledge': 'Knowledge',
      'unit.plan': 'plan',
      'amount.net': '{{price}} net',
      'amount.gross': '{{price}} incl. VAT',
    },
    documents: [
      { kind: 'article', title: 'Area', text: 'How to. And more.', path: '/blog/area', keywords: [] },
      {
        kind: 'product',
        title: 'Basic',
        text: 'Plans as DWG. Fast.',
        path: '/paper-to-cad/basic',
        keywords: [],
        price: cents(3_900),
        unit: 'plan',
      },
      { kind: 'faq', title: 'How long?', text: 'Two days.', path: '/faq#1', keywords: [] },
    ],
  });
  expect(text).toBe(`# Planquadrat

> Aus Plänen werden Daten.

CAD und mehr.

## Services

- [Basic](https://shop.example/en/paper-to-cad/basic) (€46.41 incl. VAT, €39.00 net / plan): Plans as DWG.

## Knowledge

- [Area](https://shop.example/en/blog/area): How to.
`);
});
