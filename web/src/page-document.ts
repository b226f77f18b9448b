import type { Locale } from '@contract/constants';
import { escapeMarkup } from '@contract/escape-markup';
import { headTags } from './lib/head/head-tags';
import { type FramePart, withFrame } from './frame-markup';
import type { Theme } from './lib/page/preferences';
import { CONTENT_ID } from './page-content-id';

/** A piece of a document: markup, or code inside the page. */
export type Piece = string | { element: 'script' | 'style'; code: string; attributes?: Record<string, string> };

/** The scripts and styles that every page loads besides its content. */
export type PageAssets = {
  /** Returns the pieces of the head: the styles that some content needs, and files that will be needed. */
  headFor: (...content: string[]) => readonly Piece[];
  /** The pieces at the end of the body: the script that hydrates the page. */
  scripts: readonly Piece[];
};

/** The code that belongs to a page. Whatever else stands in its markup must not run, wherever it came from. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

type PageDocument = PageAssets & {
  locale: Locale;
  /** The theme; null on public pages, which have one look. */
  theme: Theme | null;
  matches: Parameters<typeof headTags>[0];
  /** The rendered application, but for its frame. */
  content: string;
  frame?: readonly FramePart[];
  /** The scripts that the application itself puts there. */
  contentScripts: readonly string[];
  /** The scripts with the data that the browser goes on with. */
  state: readonly Piece[];
};

/** Returns a whole HTML document. React renders and hydrates what is inside; head and scripts are text. */
export function pageDocument({ locale, theme, matches, content, frame = [], contentScripts, state, headFor, scripts }: PageDocument): {
  html: string;
  inline: InlineCode;
} {
  const { title, tags } = headTags(matches);
  const ownTags = tags.map(({ name, attributes }) => tag(name, attributes)).join('');
  const head = headFor(content, ...frame.map(({ common }) => common));
  const end = [...state, ...scripts];
  return {
    html: `<!DOCTYPE html>${tag('html', { lang: locale, ...(theme && { 'data-theme': theme }) })}<head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>${FIXED}${ownTags}${markupOf(head)}</head><body><div id="${CONTENT_ID}">${withFrame(content, frame)}</div>${markupOf(end)}</body></html>`,
    inline: inlineCode(contentScripts, [...head, ...end]),
  };
}

const markupOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : `${tag(piece.element, piece.attributes ?? {})}${piece.code}</${piece.element}>`))
    .join('');

function inlineCode(contentScripts: readonly string[], pieces: readonly Piece[]): InlineCode {
  const codes = pieces.filter((piece) => typeof piece !== 'string');
  const codesOf = (element: 'script' | 'style') => codes.filter((piece) => piece.element === element).map(({ code }) => code);
  return { scripts: [...contentScripts, ...codesOf('script').filter(Boolean)], styles: codesOf('style') };
}

/** Returns an element without content. */
const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute.toLowerCase()}="${escapeMarkup(value)}"`)
    .join('')}>`;

const FIXED = [
  tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  tag('meta', { name: 'theme-color', content: '#0d1b26' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'apple-touch-icon', href: '/logo.png' }),
].join('');
