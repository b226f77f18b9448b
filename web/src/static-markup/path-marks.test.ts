// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { isWithin, markPath } from './path-marks';

describe('isWithin', () => {
  test.each([
    { path: '/as-built', to: '/as-built', within: true },
    { path: '/as-built/x', to: '/as-built', within: true },
    { path: '/as-built-x', to: '/as-built', within: false },
    { path: '/', to: '/as-built', within: false },
  ])('$path in $to: $within', ({ path, to, within }) => expect(isWithin(path, to)).toBe(within));
});

describe('markPath', () => {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);

  beforeEach(() => {
    document.body.innerHTML = `
      <header class="header" data-accent="cad"><a class="logo" data-tone="cad"></a>
        <nav class="nav-links">
          <details><summary aria-current="true"></summary><ul><li><a href="/en/cad-services">CAD</a></li></ul><a href="/en/kontakt">Ask</a></details>
          <details><summary></summary><ul><li><a href="/en/loesungen/raumbuch">Rooms</a></li></ul></details>
          <a href="/en/projekte" id="projects">Projects</a>
        </nav></header>
      <a hreflang="de" href="/cad-services"></a><a hreflang="en" href="/en/cad-services"></a>`;
  });

  test('a plain link of the navigation marks its own page only', () => {
    markPath('/projekte');
    expect(attribute('#projects', 'aria-current')).toBe('page');
    markPath('/projekte/haus');
    expect(attribute('#projects', 'aria-current')).toBeNull();
  });

  test('a menu is marked while one of its entries leads here, whatever else it links to', () => {
    markPath('/loesungen/raumbuch');
    expect([...document.querySelectorAll('summary')].map((summary) => summary.getAttribute('aria-current'))).toEqual([null, 'true']);
    markPath('/kontakt');
    expect(document.querySelectorAll('summary[aria-current]')).toHaveLength(0);
  });

  test('logo, section colour and language links follow the page', () => {
    markPath('/as-built/punktwolke-zu-bim');
    expect(attribute('.logo', 'data-tone')).toBe('asbuilt');
    expect(attribute('.header', 'data-accent')).toBe('asbuilt');
    expect(attribute('[hreflang=de]', 'href')).toBe('/as-built/punktwolke-zu-bim');
    expect(attribute('[hreflang=en]', 'href')).toBe('/en/as-built/punktwolke-zu-bim');
    markPath('/');
    expect(attribute('.logo', 'data-tone')).toBe('black');
    expect(attribute('.header', 'data-accent')).toBeNull();
  });
});
