import { expect, test } from 'vitest';
import { changesBetween } from './value-changes';

const changes = (before: object | null, after: object | null) =>
  changesBetween(before as never, after as never, (path) => path.join(' › ')).map(({ field, from, to }) => [field, from, to]);

test.each([
  ['nothing changed', { title: 'A', show: true }, { title: 'A', show: true }, []],
  ['a text', { title: 'A' }, { title: 'B' }, [['title', 'A', 'B']]],
  ['a text that was empty', { title: null }, { title: 'B' }, [['title', null, 'B']]],
  ['yes and no are words', { show: true }, { show: false }, [['show', 'ja', 'nein']]],
  ['a number', { price: 41.5 }, { price: 43 }, [['price', '41.5', '43']]],
  [
    'a component in a list, by its place',
    { faqs: [{ question: 'A', answer: 'x' }] },
    {
      faqs: [
        { question: 'A', answer: 'y' },
        { question: 'B', answer: null },
      ],
    },
    [
      ['faqs › 0 › answer', 'x', 'y'],
      ['faqs › 1 › question', null, 'B'],
    ],
  ],
  ['a component', { seo: { title: 'A' } }, { seo: null }, [['seo › title', 'A', null]]],
  [
    'a relation, by the names of what it leads to',
    { addons: [{ documentId: 'a', label: 'A' }] },
    {
      addons: [
        { documentId: 'a', label: 'A' },
        { documentId: 'b', label: 'B' },
      ],
    },
    [['addons', 'A', 'A, B']],
  ],
  ['a picture', { cover: [{ id: 1, name: 'a.jpg' }] }, { cover: [] }, [['cover', 'a.jpg', null]]],
  ['a block of a zone', { blocks: [] }, { blocks: [{ __component: 'x.y', text: 'A' }] }, [['blocks › 0 › text', null, 'A']]],
  ['what is withdrawn', { title: 'A' }, null, [['title', 'A', null]]],
])('%s', (_what, before, after, expected) => expect(changes(before, after)).toEqual(expected));

test('a long text is cut', () => {
  expect(changes({}, { body: 'x'.repeat(3_000) })[0]?.[2]).toHaveLength(2_001);
});
