import { headTags } from '../lib/head/head-tags';

/** Matches the tags that belong to one page; the others (viewport, icons, fonts) stay. */
const OF_ONE_PAGE = 'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Puts a page's title and tags into the document's head after client navigation. */
export function showHead(matches: Parameters<typeof headTags>[0]) {
  const { title, tags } = headTags(matches);
  document.title = title;
  for (const old of document.head.querySelectorAll(OF_ONE_PAGE)) old.remove();
  for (const { name, attributes } of tags) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    document.head.append(element);
  }
}
