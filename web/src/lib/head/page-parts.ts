import type { pageHead } from './seo';

/** Elements for `StaticPart`, and the page's head. */
type Parts = Readonly<Record<string, unknown>>;

/** What a loader brings: content that live components go on with, and what is finished. */
export type WithParts<Sent, Names extends Parts> = Sent & {
  readonly hasParts: true;
  /** Missing in a browser that got them as HTML. */
  readonly parts?: Names;
};

/** Loader data whose `sent` travels with the page's HTML while its parts do not: they are in the HTML already. */
export function withParts<Sent extends object, Names extends Parts>(sent: Sent, parts: Names): WithParts<Sent, Names> {
  // Serialisation takes enumerable properties only.
  return Object.defineProperty({ ...sent, hasParts: true as const }, 'parts', { value: parts });
}

/** Whether these data came with the HTML: once the page is left they can render it no more. */
export const areInHtmlOnly = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'hasParts' in data && !('parts' in data);

type HeadTags = Partial<ReturnType<typeof pageHead>>;

/** A route's `head` where the loader brought it among the parts. In the browser the first page's head is the server's. */
export const headOfParts = ({ loaderData }: { loaderData?: { parts?: { head?: HeadTags } } }): HeadTags => loaderData?.parts?.head ?? {};
