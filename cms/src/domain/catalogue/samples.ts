import type { Locale } from '../../contract/constants';
import type { Sample, SampleView } from '../../contract/content/sample';

type Texts = Record<Locale, { caption: string; alt: string }>;
type View = Pick<SampleView, 'width' | 'height'> & Texts & { end: 'svg' | 'avif' };

const A4 = { width: 1188, height: 840, end: 'svg' } as const;
const A3 = { width: 1680, height: 1188, end: 'svg' } as const;
const OUTSIDE = { width: 1600, height: 1000, end: 'avif' } as const;
const PICTURE = { width: 1600, height: 1067, end: 'avif' } as const;

/** The sheets and pictures of the reference building, with what they show. */
const views = {
  'grundriss-basic': {
    ...A4,
    de: { caption: 'Grundriss Basic', alt: 'Grundriss mit Wänden, Fenstern, Türen und Treppe, ohne Maße und Texte.' },
    en: { caption: 'Floor plan Basic', alt: 'Floor plan with walls, windows, doors and stairs, without dimensions or texts.' },
  },
  'grundriss-standard': {
    ...A4,
    de: { caption: 'Grundriss Standard', alt: 'Grundriss mit Maßketten, Raumnamen, Achsen, Nordpfeil und Sanitärobjekten.' },
    en: {
      caption: 'Floor plan Standard',
      alt: 'Floor plan with dimension chains, room names, grid axes, north arrow and sanitary objects.',
    },
  },
  'grundriss-premium': {
    ...A4,
    de: { caption: 'Grundriss Premium', alt: 'Grundriss mit Schraffuren, Raumpolygonen, Raumstempeln, Brüstungshöhen und Möbeln.' },
    en: { caption: 'Floor plan Premium', alt: 'Floor plan with hatches, room polygons, room stamps, sill heights and furniture.' },
  },
  schnitt: {
    ...A4,
    de: { caption: 'Schnitt A-A', alt: 'Schnitt durch Wohnen und Schlafen mit Dach, Decke, Fundamenten und Höhenkoten.' },
    en: { caption: 'Section A-A', alt: 'Section through living room and bedroom with roof, ceiling, footings and levels.' },
  },
  ansichten: {
    ...A3,
    de: { caption: 'Schnitt und Ansichten', alt: 'Blatt mit dem Schnitt und den Ansichten aller vier Seiten.' },
    en: { caption: 'Section and elevations', alt: 'Sheet with the section and the elevations of all four sides.' },
  },
  fassaden: {
    ...A4,
    de: { caption: 'Fassaden', alt: 'Ansichten der Gartenseite und des Westgiebels mit Fenstern, Türen und Dach.' },
    en: { caption: 'Facades', alt: 'Elevations of the garden side and the west gable with windows, doors and roof.' },
  },
  raumbuch: {
    ...A4,
    de: { caption: 'Raumbuch', alt: 'Tabelle der sechs Räume mit Fläche, Umfang, Höhe und Oberflächen.' },
    en: { caption: 'Room book', alt: 'Table of the six rooms with area, perimeter, height and finishes.' },
  },
  wohnflaeche: {
    ...A4,
    de: { caption: 'Wohnfläche', alt: 'Tabelle der Wohnfläche nach WoFlV mit Anrechnung je Raum und Terrasse.' },
    en: { caption: 'Living area', alt: 'Table of the living area by the German ordinance, with what counts of each room and the terrace.' },
  },
  'din-277': {
    ...A4,
    de: { caption: 'Flächen nach DIN 277', alt: 'Tabelle der Flächen nach DIN 277 mit NRF, BGF, KGF und BRI.' },
    en: { caption: 'Areas by DIN 277', alt: 'Table of the areas by DIN 277 with net, gross and construction area and volume.' },
  },
  punktwolke: {
    ...PICTURE,
    de: { caption: 'Punktwolke', alt: 'Farbige Punktwolke des Hauses aus dem Laserscan, schräg von oben.' },
    en: { caption: 'Point cloud', alt: 'Coloured point cloud of the house from the laser scan, from above at an angle.' },
  },
  'model-axonometric': {
    ...PICTURE,
    de: { caption: 'Modell', alt: 'Das Modell auseinandergezogen: Dach, Wände und farbige Raumkörper.' },
    en: { caption: 'Model', alt: 'The model pulled apart: roof, walls and coloured space volumes.' },
  },
  'cutaway-plan': {
    ...PICTURE,
    de: { caption: '3D-Grundriss', alt: 'Möblierter Blick von oben in die sechs Räume, mit Licht und Schatten.' },
    en: { caption: '3D floor plan', alt: 'Furnished view from above into the six rooms, with light and shadow.' },
  },
  'outside-day': {
    ...OUTSIDE,
    de: { caption: 'Außen, Tag', alt: 'Das Haus mit Terrasse und rotem Satteldach an einem sonnigen Tag.' },
    en: { caption: 'Outside, day', alt: 'The house with its terrace and red gable roof on a sunny day.' },
  },
  'outside-dusk': {
    ...OUTSIDE,
    de: { caption: 'Außen, Dämmerung', alt: 'Das Haus in der Dämmerung, mit warmem Licht in den Fenstern.' },
    en: { caption: 'Outside, dusk', alt: 'The house at dusk with warm light in its windows.' },
  },
  'inside-living': {
    ...PICTURE,
    de: { caption: 'Wohnen', alt: 'Wohnraum mit Sofa, Esstisch und Blick durch das Fenster in den Garten.' },
    en: { caption: 'Living room', alt: 'Living room with sofa, dining table and a view through the window into the garden.' },
  },
  'inside-kitchen': {
    ...PICTURE,
    de: { caption: 'Küche', alt: 'Küchenzeile mit blauen Fronten, Regalen und Esstisch davor.' },
    en: { caption: 'Kitchen', alt: 'Kitchen with blue fronts and shelves, and a dining table before it.' },
  },
} as const satisfies Record<string, View>;

type ViewName = keyof typeof views;
type Format = Sample['downloads'][number]['format'];
type Row = readonly [kind: Sample['kind'], shown: readonly ViewName[], files: readonly string[]];

const editions: readonly ViewName[] = ['grundriss-basic', 'grundriss-standard', 'grundriss-premium'];

/** For each service of the catalogue what its page shows of the reference building, and the files it offers. */
export const samples: Readonly<Record<string, Row>> = {
  'paper-to-cad/basic': ['result', editions, ['grundriss-basic.dxf', 'grundriss-basic.pdf']],
  'paper-to-cad/standard': ['result', editions, ['grundriss-standard.dxf', 'grundriss-standard.pdf']],
  'paper-to-cad/premium': ['result', editions, ['grundriss-premium.dxf', 'grundriss-premium.pdf', 'raumbuch.xlsx']],
  'cad-services/grundrisse': ['result', ['grundriss-standard'], ['grundriss-standard.dxf', 'grundriss-standard.pdf']],
  'cad-services/schnitte-und-ansichten': ['result', ['ansichten', 'schnitt'], ['schnitt.dxf', 'ansichten.dxf', 'ansichten.pdf']],
  'cad-services/planaktualisierung': [
    'result',
    ['grundriss-basic', 'grundriss-standard'],
    ['grundriss-standard.dxf', 'grundriss-standard.pdf'],
  ],
  'cad-services/bauantragsplaene': ['result', ['grundriss-premium', 'ansichten'], ['plansatz.pdf', 'grundriss-premium.dxf']],
  'cad-services/ausfuehrungsplaene': ['basis', ['grundriss-premium', 'schnitt'], ['grundriss-premium.dxf', 'schnitt.dxf']],
  'cad-services/schalplaene': ['basis', ['schnitt'], ['schnitt.dxf', 'schnitt.pdf']],
  'cad-services/tga-plaene': ['basis', ['grundriss-standard'], ['grundriss-standard.dxf']],
  'cad-services/flucht-und-rettungsplaene': ['basis', ['grundriss-standard'], ['grundriss-standard.pdf']],
  'cad-services/feuerwehrplaene': ['basis', ['grundriss-standard'], ['grundriss-standard.pdf']],
  'cad-services/aufteilungsplaene': ['basis', ['grundriss-premium'], ['grundriss-premium.pdf', 'grundriss-premium.dxf']],
  'cad-services/verkaufsgrundrisse': ['basis', ['grundriss-premium'], ['grundriss-premium.pdf']],
  '3d-modelle/volumenmodell': ['result', ['model-axonometric'], ['lod-200.ifc']],
  '3d-modelle/bim-modell-lod-200': ['result', ['model-axonometric'], ['lod-200.ifc', 'din-277.xlsx']],
  '3d-modelle/bim-modell-lod-300': ['result', ['model-axonometric'], ['lod-300.ifc', 'raumbuch.xlsx']],
  '3d-modelle/tga-modell': ['basis', ['model-axonometric'], ['lod-300.ifc']],
  '3d-modelle/tragwerksmodell': ['basis', ['schnitt', 'model-axonometric'], ['lod-300.ifc', 'schnitt.dxf']],
  '3d-modelle/bim-bauteilfamilien': ['basis', ['model-axonometric'], ['lod-300.ifc']],
  '3d-modelle/3d-grundriss': ['result', ['cutaway-plan'], []],
  '3d-modelle/innenvisualisierung': ['result', ['inside-living', 'inside-kitchen'], []],
  '3d-modelle/aussenvisualisierung': ['result', ['outside-day', 'outside-dusk'], []],
  '3d-modelle/virtueller-rundgang': ['basis', ['inside-living', 'inside-kitchen'], []],
  '3d-modelle/gelaende-und-umgebungsmodell': ['basis', ['outside-day'], ['lod-200.ifc']],
  '3d-modelle/3d-druckmodell': ['basis', ['model-axonometric'], ['lod-200.ifc']],
  'as-built/punktwolke-zu-2d': ['result', ['punktwolke', 'grundriss-premium'], ['punktwolke.las', 'grundriss-premium.dxf', 'plansatz.pdf']],
  'as-built/punktwolke-zu-3d': ['result', ['punktwolke', 'model-axonometric'], ['punktwolke.las', 'lod-200.ifc']],
  'as-built/punktwolke-zu-bim': ['result', ['punktwolke', 'model-axonometric'], ['punktwolke.las', 'lod-300.ifc']],
  'as-built/fassadenplaene-aus-punktwolke': ['result', ['punktwolke', 'fassaden'], ['punktwolke.las', 'fassaden.dxf', 'fassaden.pdf']],
  'as-built/technikzentrale-aus-punktwolke': ['basis', ['punktwolke'], ['punktwolke.las']],
  'daten-services/wohnflaechenberechnung': ['result', ['wohnflaeche'], ['wohnflaeche.xlsx', 'wohnflaeche.pdf']],
  'daten-services/flaechenberechnung-din-277': ['result', ['din-277'], ['din-277.xlsx', 'din-277.pdf']],
  'daten-services/mietflaechenberechnung-gif': ['basis', ['din-277'], ['din-277.xlsx']],
  'daten-services/raumbuch': ['result', ['raumbuch'], ['raumbuch.xlsx', 'raumbuch.pdf']],
  'daten-services/massenermittlung': ['basis', ['din-277', 'model-axonometric'], ['lod-300.ifc', 'din-277.xlsx']],
  'daten-services/cafm-datenaufbereitung': ['result', ['grundriss-premium', 'raumbuch'], ['grundriss-premium.dxf', 'raumbuch.xlsx']],
  'daten-services/cobie-datenlieferung': ['basis', ['raumbuch'], ['raumbuch.xlsx', 'lod-300.ifc']],
  'daten-services/ifc-qualitaetspruefung': ['basis', ['model-axonometric'], ['lod-300.ifc']],
  'daten-services/cad-datenkonvertierung': ['result', ['grundriss-standard'], ['grundriss-standard.dxf', 'grundriss-standard.pdf']],
  'daten-services/punktwolken-aufbereitung': ['result', ['punktwolke'], ['punktwolke.las']],
  'daten-services/planarchiv-digitalisierung': ['basis', ['grundriss-premium', 'ansichten'], ['plansatz.pdf']],
};

/** Returns the sheet by which a service shows what it delivers: where several stand beside each other, its own or the last. */
export function posterOf(path: string, locale: Locale): SampleView | undefined {
  const [kind, shown = []] = samples[path] ?? [];
  const own = shown.find((name) => name.endsWith(`-${path.split('/')[1]}`)) ?? shown.at(-1);
  return kind === 'result' && own ? presentView(own, locale) : undefined;
}

/** Returns what a service's page shows of the reference building; undefined for services that editors have added. */
export function sampleOf(path: string, locale: Locale): Sample | undefined {
  const row = samples[path];
  if (!row) return undefined;
  const [kind, shown, files] = row;
  return {
    kind,
    isPicture: kind === 'result' && files.length === 0,
    views: shown.map((name) => presentView(name, locale)),
    downloads: files.map((file) => ({ file: `haus-q-${file}`, format: formatOf(file) })),
  };
}

function presentView(name: ViewName, locale: Locale): SampleView {
  const { width, height, end, [locale]: texts } = views[name];
  return { file: `haus-q-${name}.${end}`, poster: `haus-q-${name}-poster.avif`, width, height, ...texts };
}

const formats: Readonly<Record<string, Format>> = { dxf: 'DXF', pdf: 'PDF', ifc: 'IFC', las: 'LAS', xlsx: 'XLSX' };

const formatOf = (file: string): Format => formats[file.split('.')[1] ?? ''] ?? 'PDF';
