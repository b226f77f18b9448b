import type { AnyRouteMatch } from '@tanstack/router-core';

type Attributes = Record<string, string>;

/** The result of a route's `head`. */
type RouteHead = Pick<AnyRouteMatch, 'meta' | 'links'>;

export type HeadTag = { name: 'meta' | 'link'; attributes: Attributes };

/** Returns a page's title and tags. What an inner route says takes the place of what an outer one says about the same. */
export function headTags(matches: readonly RouteHead[]): { title: string; tags: HeadTag[] } {
  let title = '';
  const metaByName = new Map<string, Attributes>();
  for (const meta of matches.flatMap((match) => asAttributes(match.meta))) {
    if (meta.title === undefined) metaByName.set(meta.name ?? meta.property ?? '', meta);
    else title = meta.title;
  }
  const links = matches.flatMap((match) => asAttributes(match.links));
  const asTags = (name: HeadTag['name'], all: Iterable<Attributes>) => Array.from(all, (attributes) => ({ name, attributes }));
  return { title, tags: [...asTags('meta', metaByName.values()), ...asTags('link', links)] };
}

/** Returns tags as attributes: routes here give them text values only. */
const asAttributes = (tags: readonly unknown[] = []) => tags as readonly Attributes[];
