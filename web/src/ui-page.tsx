import { RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from './entry-server';
import type { ReadTexts } from './lib/text/strings';
import { pageDocument, type PageAssets } from './page-document';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';
import { cents } from '@contract/pricing/money';
import { accents } from '@contract/content/product-terms';
import type { ReactNode } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { Breadcrumb } from './ui/layout/breadcrumb';
import { Drawing } from './ui/marks/drawing';
import { Icon, iconNames } from './ui/marks/icon';
import { Loader, Spinner } from './ui/feedback/loading';
import { LongArrow } from './ui/marks/long-arrow';
import { Price } from './ui/marks/price';
import { RichText } from './ui/layout/rich-text';
import { SheetSection } from './ui/layout/sheet-section';
import { TickList } from './ui/marks/tick-list';
import { TitleBlock } from './ui/layout/page-head';
import { toastKinds } from './ui/feedback/toast-queue';
import { ToastSheet } from './ui/feedback/toast-region';
import { UiBlocks } from './ui-blocks';

export const UI_PATH = '/_ui';

/** Renders the design system's own page: plain HTML that loads no script. */
export async function renderUiPage({ headFor }: PageAssets, origin: string, readTexts: ReadTexts): Promise<RenderedPage> {
  const router = getRouter({ routeTree, locale: 'de', theme: null, origin, readTexts });
  const { locale, theme, strings } = router.options.context;
  await strings.load(['shell', 'catalogue', 'pages']);
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

const facts = ['Scale', 'Sheet', 'Date', 'Drawn by'].map((name, index) => ({ name, value: `1 : ${(index + 1) * 50}` }));
const html = '<h2>Heading</h2><p>Text with a <a href="/">link</a>.</p><ul><li>One</li><li>Two</li></ul>';

/** The design system in all tones and states, for those who work on it and for the barrier scan; no part of the shop. */
function UiPage() {
  return (
    <main>
      <SheetSection letter="A" zone="Type" title="Headings and text">
        <Breadcrumb label="Way" crumbs={['Home', 'Section', 'Page'].map((name) => ({ name, path: `/#${name}` }))} />
        <h1>First heading</h1>
        <p className="lead">A lead paragraph says what the page is about.</p>
        <p className="small muted">Small and muted.</p>
        <RichText html={html} />
        <TickList items={['A tick', 'Another one']} />
      </SheetSection>
      <Controls />
      <SheetSection letter="C" zone="Blueprint" title="On dark" tone="blueprint">
        <Row>
          <button className="button on-blueprint primary">Primary</button>
          <button className="button on-blueprint">Plain</button>
        </Row>
      </SheetSection>
      <Signs />
      <UiBlocks />
    </main>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>;

function Controls() {
  return (
    <SheetSection letter="B" zone="Controls" title="Buttons and fields" tone="sheet">
      {[false, true].map((disabled) => (
        <Row key={String(disabled)}>
          {['', 'primary', 'danger', 'ghost', 'small', 'small primary'].map((tone) => (
            <button key={tone} type="button" className={`button ${tone}`} disabled={disabled}>
              {tone || 'plain'} {tone === 'primary' && <LongArrow />}
            </button>
          ))}
        </Row>
      ))}
      <label className="field">
        <span>A field</span>
        <input className="input" defaultValue="1,5" />
        <small>A hint</small>
      </label>
      <label className="field">
        <span>A field with a problem</span>
        <input className="input invalid" aria-invalid defaultValue="?" />
      </label>
      <label className="check">
        <input type="checkbox" defaultChecked />
        <span>A choice</span>
      </label>
    </SheetSection>
  );
}

function Signs() {
  return (
    <>
      <SheetSection letter="D" zone="Signs" title="Icons, states, messages">
        <Row>
          {iconNames.map((name) => (
            <span key={name} className="small">
              <Icon name={name} /> {name}
            </span>
          ))}
        </Row>
        <Row>
          {['new', 'work', 'wait', 'ok', 'bad', 'off'].map((tone) => (
            <span key={tone} className={`status ${tone}`}>
              {tone}
            </span>
          ))}
        </Row>
        <Spinner />
        <Loader />
        {toastKinds.map((type) => (
          <ToastSheet key={type} shown={{ id: type, type, visible: true, message: `A ${type} message` } as Toast} />
        ))}
      </SheetSection>
      <SheetSection letter="E" zone="Facts" title="Title blocks, prices, drawings" tone="sheet">
        {([2, 3, 4] as const).map((columns) => (
          <TitleBlock key={columns} columns={columns} facts={facts} />
        ))}
        {accents.map((accent) => (
          <figure key={accent} data-accent={accent}>
            <Drawing name={`sample/${accent}`} />
            <figcaption className="accent-text">
              <Price net={cents(3_900)} unit="plan" from /> ({accent})
            </figcaption>
          </figure>
        ))}
      </SheetSection>
    </>
  );
}
