import type { Locale } from '@contract/constants';
import type { Category } from '@contract/content/product';
import type { Site } from '@contract/content/site';
import { RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { get } from './lib/http/http';
import type { ReadTexts } from './lib/text/strings';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';
import { MenuProducts } from './site/shell/main-nav';

/** The most services that a menu takes over beside those of the frame. Where there are still more, the section's own pages lead to them. */
const MAX_FURTHER = 500;

/**
 * Renders the services of a section that the frame does not hold, in the editors' order, as the menus show them; null when there is no such
 * section.
 */
export async function renderFurtherServices(section: string, locale: Locale, readTexts: ReadTexts): Promise<string | null> {
  const { categories } = await get<Site>('/api/site', { locale });
  const shown = categories.find(({ slug }) => slug === section)?.products.length;
  if (shown === undefined) return null;
  const { products } = await get<Category>(`/api/categories/${section}`, { locale });
  const router = getRouter({ routeTree, locale, theme: null, origin: '', readTexts });
  await router.options.context.strings.load(['shell']);
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MenuProducts category={section} products={products.slice(shown, shown + MAX_FURTHER)} />
    </RouterContextProvider>,
  );
}
