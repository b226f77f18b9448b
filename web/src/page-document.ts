import type { Locale } from '@contract/constants';
import { escapeMarkup } from './lib/escape-markup';
import { headTags } from './lib/head-tags';
import type { Theme } from './lib/preferences';
import { CONTENT_ID } from './page-content-id';

/** What every page loads besides its content. */
export type PageAssets = {
  /** Markup for the head: the styles that some content needs, and files that will be needed. */
  headFor: (content: string) => string;
  /** Markup for the end of the body: the script that wakes the page. */
  scripts: string;
};

type PageDocument = PageAssets & {
  locale: Locale;
  /** Null on public pages, which have one look. */
  theme: Theme | null;
  matches: Parameters<typeof headTags>[0];
  /** The rendered application. */
  content: string;
  /** Scripts with what the browser goes on with. */
  state: string;
};

/** A whole HTML document. React renders and hydrates what is inside; head and scripts are text. */
export function pageDocument({ locale, theme, matches, content, state, headFor, scripts }: PageDocument): string {
  const { title, tags } = headTags(matches);
  const ownTags = tags.map(({ name, attributes }) => tag(name, attributes)).join('');
  return `<!DOCTYPE html>${tag('html', { lang: locale, ...(theme && { 'data-theme': theme }) })}<head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>${FIXED}${ownTags}${headFor(content)}</head><body><div id="${CONTENT_ID}">${content}</div>${state}${scripts}</body></html>`;
}

/** An element without content. */
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
