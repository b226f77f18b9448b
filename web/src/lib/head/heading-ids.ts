export type Heading = { id: string; text: string };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Gives the second-level headings of a rendered text an address each, and lists them. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const [before = '', ...parts] = html.split('<h2>');
  const addressed = parts.map((part) => {
    const end = part.indexOf('</h2>');
    if (end < 0) return `<h2>${part}`;
    const text = part
      .slice(0, end)
      .replace(/<[^<>]+>/g, '')
      .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
    const id = uniqueId(text, headings);
    headings.push({ id, text });
    return `<h2 id="${id}">${part}`;
  });
  return { html: before + addressed.join(''), headings };
}

function uniqueId(text: string, taken: readonly Heading[]): string {
  const plain = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  const base = `s-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
  const isTaken = (id: string) => taken.some((heading) => heading.id === id);
  let id = base;
  for (let count = 2; isTaken(id); count++) id = `${base}-${count}`;
  return id;
}
