import { Problem } from '@contract/problem';
import type { RenderedPage } from '../../src/entry-server';
import { get } from '../../src/lib/http';
import { localeOfPath } from '../../src/lib/locale-path';
import { drafts } from './drafts';
import { preparePage, type PageAnswer } from './page-answer';
import { pageHeaders } from './page-headers';
import { readTexts } from './texts';

type RenderHtml = (origin: string, address: string) => Promise<RenderedPage>;

/** Renders pages with drafts for an editor's preview; null when the preview is over. Nothing of it is kept. */
export const createDraftPages =
  (renderHtml: RenderHtml) =>
  async (origin: string, address: string, cookie: string): Promise<PageAnswer | null> => {
    const panelUrl = await panelOf(cookie);
    if (!panelUrl) return null;
    const rendered = await drafts.run(cookie, () => renderHtml(origin, address));
    const html = `${rendered.html.slice(0, -END.length)}${await previewBar(address)}${END}`;
    const inline = { ...rendered.inline, styles: [...rendered.inline.styles, STYLE] };
    return preparePage(rendered.status, html, pageHeaders({ ...rendered, inline }, origin.startsWith('https:'), panelUrl));
  };

/** The panel that may show the page in a frame. */
async function panelOf(cookie: string): Promise<string | null> {
  try {
    return (await get<{ panelUrl: string }>('/api/preview', { headers: { cookie } })).panelUrl;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'preview.ended') return null;
    throw problem;
  }
}

const END = '</body></html>';

/** Last in the document, so that the skip link stays first; on top for the eye. */
const STYLE =
  'body{display:flex;flex-direction:column}.preview-bar{align-items:center;background:#855300;color:#fff;display:flex;flex-wrap:wrap;font:600 16px/1.4 var(--font-sans);gap:4px 20px;justify-content:center;order:-1;padding:10px 16px}.preview-bar a{color:inherit;padding:6px 0;text-decoration:underline}.preview-bar a:focus-visible{outline:2px solid #fff;outline-offset:2px}';

/** Stands beside the application, which knows nothing of previews. */
async function previewBar(address: string): Promise<string> {
  const texts = await readTexts(localeOfPath(address), 'preview');
  const end = `/api/preview/end?${new URLSearchParams({ path: address })}`;
  const [draft, leave] = [escapeHtml(texts['preview.draft']), escapeHtml(texts['preview.end'])];
  return `<style>${STYLE}</style><aside class="preview-bar" aria-label="${draft}"><span>${draft}</span><a href="${escapeHtml(end)}">${leave}</a></aside>`;
}

const escapeHtml = (text = '') => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
