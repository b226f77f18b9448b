// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { StaticSection } from './static-page';

const page = (part: ReactNode | undefined) => (
  <main>
    <StaticSection>{part}</StaticSection>
    <p>live</p>
  </main>
);
const part = (
  <ul>
    <li>drawn by the server</li>
  </ul>
);

describe('StaticSection', () => {
  let container: HTMLElement;
  let root: Root;
  let problems: unknown[];
  let served: Element | null;
  const item = () => container.querySelector('li');

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    container = document.createElement('div');
    container.innerHTML = renderToString(page(part));
    problems = [];
    served = item();
    await act(async () => {
      root = hydrateRoot(container, page(undefined), { onRecoverableError: (problem) => problems.push(problem) });
    });
  });

  test('keeps the HTML of the server without having its content', () => {
    expect(problems).toEqual([]);
    expect(item()).toBe(served);
    expect(item()?.textContent).toBe('drawn by the server');
  });

  test('keeps it when the page around it renders again', async () => {
    await act(async () => root.render(page(undefined)));
    expect(item()).toBe(served);
  });

  test('renders content that a loader brings later', async () => {
    await act(async () => root.render(page(<b>from the loader</b>)));
    expect(item()).toBeNull();
    expect(container.querySelector('b')?.textContent).toBe('from the loader');
  });
});
