import type { StringKey } from '../../lib/text/strings';

type Group = { title: StringKey; slugs: readonly string[] };

/** How a section's services are grouped, after the groups its own text names. */
const groupsOf: Record<string, readonly Group[]> = {
  'cad-services': [
    {
      title: 'catalogue.group.planning',
      slugs: ['grundrisse', 'schnitte-und-ansichten', 'bauantragsplaene', 'ausfuehrungsplaene', 'planaktualisierung'],
    },
    { title: 'catalogue.group.engineering', slugs: ['schalplaene', 'tga-plaene', 'flucht-und-rettungsplaene', 'feuerwehrplaene'] },
    { title: 'catalogue.group.property', slugs: ['aufteilungsplaene', 'verkaufsgrundrisse'] },
  ],
  '3d-modelle': [
    {
      title: 'catalogue.group.model',
      slugs: ['volumenmodell', 'bim-modell-lod-200', 'bim-modell-lod-300', 'tragwerksmodell', 'tga-modell', 'bim-bauteilfamilien'],
    },
    { title: 'catalogue.group.picture', slugs: ['3d-grundriss', 'innenvisualisierung', 'aussenvisualisierung', 'virtueller-rundgang'] },
    { title: 'catalogue.group.place', slugs: ['gelaende-und-umgebungsmodell', '3d-druckmodell'] },
  ],
  'as-built': [
    { title: 'catalogue.group.building', slugs: ['punktwolke-zu-2d', 'punktwolke-zu-3d', 'punktwolke-zu-bim'] },
    { title: 'catalogue.group.special', slugs: ['fassadenplaene-aus-punktwolke', 'technikzentrale-aus-punktwolke'] },
  ],
  'daten-services': [
    { title: 'catalogue.group.areas', slugs: ['wohnflaechenberechnung', 'flaechenberechnung-din-277', 'mietflaechenberechnung-gif'] },
    { title: 'catalogue.group.lists', slugs: ['raumbuch', 'massenermittlung', 'cafm-datenaufbereitung', 'cobie-datenlieferung'] },
    {
      title: 'catalogue.group.tidy',
      slugs: ['ifc-qualitaetspruefung', 'cad-datenkonvertierung', 'punktwolken-aufbereitung', 'planarchiv-digitalisierung'],
    },
  ],
};

/** A section's services in groups; one that marketing has added since stands at the end. */
export function groupProducts<P extends { slug: string }>(category: string, products: readonly P[]): { title: StringKey; products: P[] }[] {
  const groups = groupsOf[category] ?? [];
  const known = new Set(groups.flatMap(({ slugs }) => slugs));
  const named = groups.map(({ title, slugs }) => ({
    title,
    products: products.filter(({ slug }) => slugs.includes(slug)).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)),
  }));
  const further = { title: 'catalogue.group.further' as const, products: products.filter(({ slug }) => !known.has(slug)) };
  return [...named, further].filter((group) => group.products.length > 0);
}
