import type { pageHead } from './seo';

/** Elements for `StaticSection`, and the page's head. */
type Sections = Readonly<Record<string, unknown>>;

/** What a loader brings: content that live components go on with, and what is finished. */
export type WithStaticSections<Sent, Names extends Sections> = Sent & {
  readonly hasSections: true;
  /** Missing in a browser that got them as HTML. */
  readonly sections?: Names;
};

/** Loader data whose `sent` travels with the page's HTML while its sections do not: they are in the HTML already. */
export function withStaticSections<Sent extends object, Names extends Sections>(
  sent: Sent,
  sections: Names,
): WithStaticSections<Sent, Names> {
  // Serialisation takes enumerable properties only.
  return Object.defineProperty({ ...sent, hasSections: true as const }, 'sections', { value: sections });
}

/** Whether these data came with the HTML: once the page is left they can render it no more. */
export const areInHtmlOnly = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'hasSections' in data && !('sections' in data);

type HeadTags = Partial<ReturnType<typeof pageHead>>;

/** A route's `head` where the loader brought it among the sections. In the browser the first page's head is the server's. */
export const headOfPage = ({ loaderData }: { loaderData?: { sections?: { head?: HeadTags } } }): HeadTags =>
  loaderData?.sections?.head ?? {};
