import type { StringKey } from '../../lib/strings';

export const needs = ['drawing', 'model', 'areas', 'lists'] as const;

type Row = { have: 'paper' | 'files' | 'cloud' | 'idea'; offers: readonly (string | null)[] };

/** Which service answers what a visitor has and needs, as `category/product` or a whole category; null is not on offer. */
export const matrixRows: readonly Row[] = [
  {
    have: 'paper',
    offers: ['paper-to-cad', '3d-modelle/bim-modell-lod-200', 'daten-services/wohnflaechenberechnung', 'daten-services/raumbuch'],
  },
  {
    have: 'files',
    offers: [
      'cad-services/planaktualisierung',
      '3d-modelle/bim-modell-lod-300',
      'daten-services/flaechenberechnung-din-277',
      'daten-services/massenermittlung',
    ],
  },
  {
    have: 'cloud',
    offers: [
      'as-built/punktwolke-zu-2d',
      'as-built/punktwolke-zu-bim',
      'daten-services/mietflaechenberechnung-gif',
      'daten-services/cafm-datenaufbereitung',
    ],
  },
  { have: 'idea', offers: ['cad-services/bauantragsplaene', '3d-modelle/innenvisualisierung', null, null] },
];

export const needKey = (need: (typeof needs)[number]): StringKey => `catalogue.matrix.${need}`;
export const haveKey = (have: Row['have']): StringKey => `catalogue.matrix.${have}`;
export const haveNoteKey = (have: Row['have']): StringKey => `catalogue.matrix.${have}.note`;
