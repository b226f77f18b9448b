import { describe, expect, test } from 'vitest';
import { redirectProblem } from './redirect-rules';

const moved = (from: string, to: string | null) => ({ from, to, kind: 'moved' as const });
const gone = (from: string) => ({ from, to: null, kind: 'gone' as const });

describe('redirectProblem', () => {
  test.each([
    ['to another page', moved('/alt', '/neu'), []],
    ['to a place on a page', moved('/alt', '/neu#mitte'), []],
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
    ['with a query', moved('/a?b=1', '/b'), [], 'beginnt mit /'],
  ])('refuses a redirect %s and says why', (_name, rule, others, reason) => expect(redirectProblem(rule, others)).toContain(reason));
});
