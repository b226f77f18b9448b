import { describe, expect, test } from 'vitest';
import { pageHead } from './seo';

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

  test('a page that is not translated names no other language', () => {
    expect(pageHead({ ...page, locale: 'de', languages: ['de'] }).links).toEqual([
      { rel: 'canonical', href: 'https://shop.example/paper-to-cad' },
      { rel: 'alternate', hrefLang: 'de', href: 'https://shop.example/paper-to-cad' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/paper-to-cad' },
    ]);
  });

  test('shared links show the picture of the page', () => {
    expect(pageHead(page).meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/og/en/paper-to-cad.png' });
  });

  test('a page with a picture of its own shares that, with what it shows', () => {
    const picture = { address: '/api/pictures/haus_1/a', width: 3000, height: 2000, focus: 'top', alt: 'Ein Haus' } as const;
    const { meta } = pageHead({ ...page, picture });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/api/pictures/haus_1/a/share-top-1200.jpg' });
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Ein Haus' });
  });

  test('a page that shall not be listed says so and names no address', () => {
    const { meta, links } = pageHead({ ...page, noindex: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/share.png' });
    expect(links).toEqual([]);
  });
});
