import { describe, expect, test } from 'vitest';
import { breadcrumbJsonLd, pageHead } from './seo';

const page = { title: 'T', description: 'D', path: '/paper-to-cad', locale: 'en', origin: 'https://shop.example' } as const;

describe('pageHead', () => {
  test('the canonical address is this language, the alternates are all of them', () => {
    expect(pageHead(page).links).toEqual([
      { rel: 'canonical', href: 'https://shop.example/en/paper-to-cad' },
      { rel: 'alternate', hrefLang: 'de', href: 'https://shop.example/paper-to-cad' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://shop.example/en/paper-to-cad' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/paper-to-cad' },
    ]);
  });

  test('a page that shall not be listed says so and names no address', () => {
    const { meta, links } = pageHead({ ...page, noindex: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links).toEqual([]);
  });
});

test('a breadcrumb counts from one and carries the language', () => {
  expect(breadcrumbJsonLd([{ name: 'Home', path: '/' }], 'en', page.origin)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en' }],
  });
});
