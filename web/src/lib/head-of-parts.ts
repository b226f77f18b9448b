import type { pageHead } from './seo';

type HeadTags = Partial<ReturnType<typeof pageHead>>;

/** A route's `head` where the loader brought it among the parts. In the browser the first page's head is the server's. */
export const headOfParts = ({ loaderData }: { loaderData?: { parts?: { head?: HeadTags } } }): HeadTags => loaderData?.parts?.head ?? {};
