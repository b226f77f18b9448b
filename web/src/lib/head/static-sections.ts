import type { pageHead } from './seo';

/** The elements for `StaticSection`, and the page's head. */
type Sections = Readonly<Record<string, unknown>>;

/** Loader data of a page: the content that live components go on with, and static sections, which need no code in the browser. */
export type WithStaticSections<Sent, Names extends Sections> = Sent & {
  readonly hasSections: true;
  /** Absent in a browser that got them as HTML. */
  readonly sections?: Names;
};

/** Returns loader data whose `sent` travels with the page's HTML while its sections do not: they are in the HTML already. */
export function withStaticSections<Sent extends object, Names extends Sections>(
  sent: Sent,
  sections: Names,
): WithStaticSections<Sent, Names> {
  // Serialisation takes enumerable properties only.
  return Object.defineProperty({ ...sent, hasSections: true as const }, 'sections', { value: sections });
}

/** Returns true if the static sections of these data came in the HTML: once the page is left, the data cannot render it any more. */
export const areInHtmlOnly = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'hasSections' in data && !('sections' in data);

type HeadTags = Partial<ReturnType<typeof pageHead>>;

/** Returns a route's `head` where the loader brought it among the sections. In the browser the first page's head is the server's. */
export const headOfPage = ({ loaderData }: { loaderData?: { sections?: { head?: HeadTags } } }): HeadTags =>
  loaderData?.sections?.head ?? {};
