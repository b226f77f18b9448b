import { expect, test, describe } from 'vitest';
import { addressChanges, redirectProblem } from './redirects';

const at = (documentId: string, path: string) => ({ documentId, path });

test.each([
  ['nothing changes', [at('a', '/a')], [at('a', '/a')], { moved: [], gone: [], appeared: [] }],
  ['a page is new', [], [at('a', '/a')], { moved: [], gone: [], appeared: ['/a'] }],
  ['a page moves', [at('a', '/a')], [at('a', '/b')], { moved: [{ from: '/a', to: '/b' }], gone: [], appeared: ['/b'] }],
  ['a page goes', [at('a', '/a')], [], { moved: [], gone: ['/a'], appeared: [] }],
  [
    'a category moves with its products',
    [at('c', '/c'), at('p', '/c/p')],
    [at('c', '/d'), at('p', '/d/p')],
    {
      moved: [
        { from: '/c', to: '/d' },
        { from: '/c/p', to: '/d/p' },
      ],
      gone: [],
      appeared: ['/d', '/d/p'],
    },
  ],
  ['two pages change places', [at('a', '/a'), at('b', '/b')], [at('a', '/b'), at('b', '/a')], { moved: [], gone: [], appeared: [] }],
  [
    'a page takes over the address of one that goes',
    [at('a', '/a'), at('b', '/b')],
    [at('b', '/a')],
    { moved: [{ from: '/b', to: '/a' }], gone: [], appeared: [] },
  ],
])('%s', (_name, before, after, changes) => expect(addressChanges(before, after)).toEqual(changes));

const moved = (from: string, to: string | null) => ({ from, to, kind: 'moved' as const });
const gone = (from: string) => ({ from, to: null, kind: 'gone' as const });

describe('redirectProblem', () => {
  test.each([
    ['to another page', moved('/alt', '/neu'), []],
    ['to a place on a page', moved('/alt', '/neu#mitte'), []],
    ['to a page with a query', moved('/alt', '/suche?q=plan#liste'), []],
    ['to an address that only begins like the English ones', moved('/alt', '/entwurf'), []],
    ['to another site', moved('/alt', 'https://example.org/x'), []],
    ['to nothing', gone('/alt'), []],
    ['into a chain that ends', moved('/a', '/b'), [moved('/b', '/c')]],
    ['into what is gone', moved('/a', '/b'), [gone('/b')]],
  ])('lets through a redirect %s', (_name, rule, others) => expect(redirectProblem(rule, others)).toBeNull());

  test.each([
    ['to itself', moved('/a', '/a'), [], 'im Kreis'],
    ['that another leads back from', moved('/a', '/b'), [moved('/b', '/a')], 'im Kreis'],
    ['to itself with a slash at the end', moved('/a', '/a/'), [], 'im Kreis'],
    ['back to an umlaut spelled differently', moved('/ärzte', '/b'), [moved('/b', '/%c3%a4rzte')], 'im Kreis'],
    ['that closes a longer circle', moved('/a', '/b'), [moved('/b', '/c'), moved('/c', '/a')], 'im Kreis'],
    ['without a target', moved('/a', null), [], 'neue Adresse'],
    ['to a script', moved('/a', 'javascript:alert(1)'), [], 'https://'],
    ['to an address without a protocol', moved('/a', '//evil.example'), [], 'https://'],
    ['of the home page', moved('/', '/b'), [], 'Startseite'],
    ['of an English address', moved('/en/a', '/b'), [], 'beide Sprachen'],
    ['of an English address in another spelling', moved('/%65n/../en/a', '/b'), [], 'beide Sprachen'],
    ['into English', moved('/a', '/en/b'), [], 'ohne /en'],
    ['to the English home page', moved('/a', '/en#top'), [], 'ohne /en'],
    ['to itself in English', moved('/a', '/en/a'), [], 'ohne /en'],
    ['to itself with a query', moved('/a', '/a?x=1'), [], 'im Kreis'],
    ['to an address with a blank', moved('/a', '/b?q=x y'), [], 'keine Leerzeichen'],
    ['that is there already', moved('/a', '/b'), [moved('/a', '/c')], 'schon eine'],
    ['that is there already without the slash', moved('/a/', '/b'), [gone('/a')], 'schon eine'],
    ['with a query', moved('/a?b=1', '/b'), [], 'beginnt mit /'],
  ])('refuses a redirect %s and says why', (_name, rule, others, reason) => expect(redirectProblem(rule, others)).toContain(reason));
});
