import { RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from './entry-server';
import type { ReadTexts } from './lib/text/strings';
import { pageDocument, type PageAssets } from './page-document';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';
import { UiPage } from './ui-page';

export const UI_PATH = '/_ui';

/** The design system's own page: plain HTML that loads no script. */
export async function renderUiPage({ headFor }: PageAssets, origin: string, readTexts: ReadTexts): Promise<RenderedPage> {
  const router = getRouter({ routeTree, locale: 'de', theme: null, origin, readTexts });
  const { locale, theme, strings } = router.options.context;
  await strings.load(['shell', 'catalogue']);
  const content = renderToString(
    <RouterContextProvider router={router}>
      <UiPage />
    </RouterContextProvider>,
  );
  const matches = [{ meta: [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }], links: [] }];
  return {
    status: 200,
    location: null,
    ...pageDocument({ locale, theme, matches, content, headFor, contentScripts: [], state: [], scripts: [] }),
  };
}
