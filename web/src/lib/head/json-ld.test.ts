import type { Site } from '@contract/content/site';
import { describe, expect, test } from 'vitest';
import {
  articleJsonLd,
  breadcrumbJsonLd,
  collectionPageJsonLd,
  contactPageJsonLd,
  definedTermJsonLd,
  definedTermSetJsonLd,
  faqJsonLd,
  organizationJsonLd,
  webSiteJsonLd,
} from './json-ld';

const context = { locale: 'en', origin: 'https://shop.example' } as const;
const site = {
  brand: 'Planquadrat',
  email: 'hallo@planquadrat.example',
  phone: '+49 30 1',
  address: 'Berlin',
  supportHours: 'Mo–Fr 8–18 Uhr',
  social: [{ network: 'linkedin', url: 'https://social.example/planquadrat' }],
} as Site;
const seo = { title: 'S', description: 'D' };
const article = {
  slug: 'area',
  title: 'Area',
  teaser: 'How to.',
  date: '2026-11-10',
  minutes: 4,
  author: 'Editors',
  category: 'daten-services',
  categoryName: 'Data Services',
  accent: 'data' as const,
  drawing: '',
  tags: ['WoFlV'],
  bodyHtml: '<p>Text</p>',
  related: [],
  seo,
  updatedAt: '2026-11-12T08:00:00.000Z',
};
const term = { slug: 'bim', term: 'BIM', letter: 'B', topic: 'bim' as const, short: 'A method.' };
const entry = { ...term, bodyHtml: '', related: [], previous: null, next: null, seo, updatedAt: '2026-11-12' };

/** The fields that search engines need to use each type (from their documentation, and schema.org for the rest). */
const facts = [
  { facts: organizationJsonLd(site, context.origin), needs: ['name', 'url', 'logo', 'sameAs'] },
  {
    facts: webSiteJsonLd('Planquadrat', context),
    needs: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  },
  {
    facts: breadcrumbJsonLd([{ name: 'Home', path: '/' }], context),
    needs: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  },
  {
    facts: faqJsonLd([{ question: 'How long?', answerHtml: '<p>Two days.</p>' }]),
    needs: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  },
  { facts: articleJsonLd(article, context), needs: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'publisher'] },
  { facts: definedTermJsonLd(entry, context), needs: ['name', 'description', 'url', 'inDefinedTermSet.url'] },
  { facts: definedTermSetJsonLd('Library', [term], context), needs: ['name', 'url', 'hasDefinedTerm.0.name', 'hasDefinedTerm.0.url'] },
  {
    facts: collectionPageJsonLd(
      { name: 'Blog', description: 'News', path: '/blog', entries: [{ name: 'Area', path: '/blog/area' }] },
      context,
    ),
    needs: ['name', 'url', 'mainEntity.itemListElement.0.url'],
  },
  {
    facts: contactPageJsonLd(site, 'Contact', context),
    needs: ['name', 'url', 'mainEntity.contactPoint.telephone', 'mainEntity.contactPoint.hoursAvailable.opens'],
  },
];

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((current, name) => (current as Record<string, unknown> | undefined)?.[name], value);
const textsOf = (value: unknown): [string, string][] =>
  Object.entries(value ?? {}).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[name, inner] as [string, string]] : textsOf(inner),
  );

describe.each(facts)('$facts.@type', ({ facts, needs }) => {
  test('says everything that is needed', () => {
    for (const need of needs) expect([need, valueAt(facts, need)]).not.toEqual([need, undefined]);
  });

  test('leaves nothing empty and gives whole addresses', () => {
    for (const [name, text] of textsOf(facts)) {
      expect([name, text]).not.toEqual([name, '']);
      if (/^(url|item|image|logo|urlTemplate|mainEntityOfPage|@id)$/.test(name)) expect(text).toMatch(/^https:\/\/shop\.example\//);
    }
  });

  test('can be sent as JSON', () => expect(JSON.parse(JSON.stringify(facts))).toEqual(facts));
});

test('addresses carry the language, ids do not', () => {
  expect(breadcrumbJsonLd([{ name: 'Home', path: '/' }], context).itemListElement[0]?.item).toBe('https://shop.example/en');
  expect(organizationJsonLd(site, context.origin)['@id']).toBe('https://shop.example/#organization');
});
