import { describe, expect, test } from 'vitest';
import { headTags } from './head-tags';

describe('headTags', () => {
  test('a page without a head has neither title nor tags', () => expect(headTags([{}])).toEqual({ title: '', tags: [] }));

  test('the innermost title counts', () => {
    expect(headTags([{ meta: [{ title: 'Shop' }] }, {}, { meta: [{ title: 'Page' }] }]).title).toBe('Page');
  });

  test('an inner meta tag takes the place of an outer one with the same name or property', () => {
    const outer = {
      meta: [
        { name: 'robots', content: 'noindex' },
        { property: 'og:type', content: 'website' },
      ],
    };
    const inner = { meta: [{ property: 'og:type', content: 'product' }] };
    expect(headTags([outer, inner]).tags).toEqual([
      { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { name: 'meta', attributes: { property: 'og:type', content: 'product' } },
    ]);
  });

  test('links of all routes stand there', () => {
    const link = (rel: string) => ({ links: [{ rel, href: '/' }] });
    expect(headTags([link('canonical'), link('alternate')]).tags.map(({ attributes }) => attributes.rel)).toEqual([
      'canonical',
      'alternate',
    ]);
  });
});
