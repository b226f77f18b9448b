import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineSources } from './content-security';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineSources', () => {
  test.each([
    { html: '<script>a()</script>', scripts: [hash('a()')] },
    { html: '<script type="module">b()</script>', scripts: [hash('b()')] },
    { html: '<script data-x="">\nc()\n</script>', scripts: [hash('\nc()\n')] },
    { html: '<script type="module" async="" src="/assets/x.js"></script>', scripts: [] },
    { html: '<script type="application/ld+json">{"a":1}</script>', scripts: [] },
    { html: '<script>a()</script><script>a()</script>', scripts: [hash('a()')] },
  ])('$html', ({ html, scripts }) => expect(inlineSources(html).scripts).toEqual(scripts));

  test('styles are hashed as they stand', () => {
    expect(inlineSources('<style data-x="">a{b:c}</style>').styles).toEqual([hash('a{b:c}')]);
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy('<style>a{}</style><script>b()</script>', true);

  test('allows no inline code but by its hash', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`script-src 'self' ${hash('b()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  test.each([
    [true, true],
    [false, false],
  ])('with https %s it upgrades requests: %s', (secure, upgrades) => {
    expect(contentSecurityPolicy('', secure).includes('upgrade-insecure-requests')).toBe(upgrades);
  });
});
