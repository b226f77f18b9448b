import { escapeMarkup } from '@contract/escape-markup';
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@contract/constants';
import { localePath } from './lib/text/locale-path';
import type { getRouter } from './router';
import type { FrameSections } from './site/shell/frame-sections';

/** A part of the frame: where it goes, its markup for this page, and the markup that pages of its kind have in common. */
export type FramePart = { place: string; markup: string; common: string };

type Router = ReturnType<typeof getRouter>;
type Sections = Omit<NonNullable<FrameSections>, 'above' | 'below'> & { above: ReactNode; below: ReactNode };
type Common = { above: string; below: string };

/** Stands for a part until the rest is rendered. Nobody who writes content can know it. */
const places = { above: `[${crypto.randomUUID()}]`, below: `[${crypto.randomUUID()}]` };

/**
 * Takes header, menus and footer out of a page that is to be rendered, as markup that was rendered once: as long as the content it is made of
 * is the same, so are its texts (`Site.overrides`), and pages differ in what they mark as current and in the links to their other languages.
 */
export function takeFrame(router: Router): FramePart[] {
  const sections = router.state.matches
    .map(({ loaderData }) => (loaderData as { sections?: Sections } | undefined)?.sections)
    .find(hasFrame);
  if (!sections) return [];
  const { pathname } = router.state.location;
  const { frame } = sections;
  const common = commonOf(router, frame);
  sections.above = places.above;
  sections.below = (
    <>
      {places.below}
      {frame.facts}
    </>
  );
  return (['above', 'below'] as const).map((name) => ({
    place: places[name],
    markup: withLanguageLinks(common[name], pathname),
    common: common[name],
  }));
}

/** Puts the frame where it belongs. */
export const withFrame = (content: string, frame: readonly FramePart[]): string =>
  frame.reduce((html, { place, markup }) => html.replace(place, () => markup), content);

const hasFrame = (sections: Sections | undefined): sections is Sections => sections !== undefined && 'frame' in sections;

/** The frames by the content they are made of, which is the same object until it changes; then by language and marks. */
const made = new WeakMap<object, WeakMap<object, Map<string, Common>>>();

function commonOf(router: Router, { site, consent, marks, above, below }: Sections['frame']): Common {
  const bySite = made.get(site) ?? new WeakMap<object, Map<string, Common>>();
  made.set(site, bySite);
  const byMarks = bySite.get(consent) ?? new Map<string, Common>();
  bySite.set(consent, byMarks);
  const key = `${router.options.context.locale} ${marks}`;
  const known = byMarks.get(key);
  if (known) return known;
  const render = (part: Sections['above']) =>
    withoutLanguageLinks(renderToString(<RouterContextProvider router={router}>{part}</RouterContextProvider>));
  const common = { above: render(above), below: render(below) };
  byMarks.set(key, common);
  return common;
}

const LANGUAGE_LINK = / href="[^"]*"( hreflang="([a-z]+)")/gi;

const withoutLanguageLinks = (markup: string): string => markup.replace(LANGUAGE_LINK, ' href=""$1');

const withLanguageLinks = (markup: string, path: string): string =>
  markup.replace(LANGUAGE_LINK, (_, language: string, locale: Locale) => ` href="${escapeMarkup(localePath(locale, path))}"${language}`);
