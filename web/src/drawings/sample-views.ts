import { product, type Drawings } from './drawing';
import { HOUSE_Q } from './house';
import { ACCENT, lettering, SHEET, TINT } from './ink';
import { LEFT, productPlan, SCALE, TOP } from './product-field';
import { oblique } from './projection';
import { scan } from './scan';
import { sketch } from './sketch';

/** What a customer of each section sends in, on the product field: the "before" view of a product's sheet. */
const paper = `<path d="M20 14L304 8L308 190L290 210L16 214z" fill="${TINT}" stroke-width=".8"/><path d="M308 190L288 192L290 210z" fill="${SHEET}" stroke-width=".8"/>`;

const handSketch = (): string => paper + sketch(HOUSE_Q, { scale: SCALE, x: LEFT, y: TOP, seed: 5, wobble: 1.3 });

const outline = (): string => productPlan({ furniture: false });

const cloud = (): string =>
  scan(HOUSE_Q, {
    project: oblique(SCALE, 46, 56, 0.22, 0.4),
    height: 2,
    view: 'oblique',
    spacing: 0.3,
    noise: 90,
    floor: 0.6,
    lineWidth: 1.4,
    dash: '0 3 0 4',
    colours: ['currentColor', ACCENT],
  });

const LAYERS = ['A-WAND', 'A-TUER', 'A-MASS', 'A-TEXT'] as const;
const WEIGHTS = [2.4, 1.2, 0.8, 0.8];

/** The layers of a drawing pulled apart. */
const layers = (): string =>
  LAYERS.map((name, i) => {
    const y = 150 - i * 34;
    const dash = i > 1 ? ' stroke-dasharray="4 3"' : '';
    return `<path d="M70 ${y}l90 -40l100 40l-90 40z" fill="${i % 2 ? SHEET : TINT}" fill-opacity=".93"/><path d="M100 ${y}l60 -26l66 26l-60 26z" stroke="${ACCENT}" stroke-width="${WEIGHTS[i]}"${dash}/>${lettering(266, y + 3, name)}`;
  }).join('');

export const sampleViews: Drawings = {
  'sample/paper': product(handSketch),
  'sample/cad': product(handSketch),
  'sample/model': product(outline),
  'sample/asbuilt': product(cloud, '', 2),
  'sample/data': product(outline),
  'sample/layers': product(layers),
};
