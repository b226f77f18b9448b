import { axis, bubble, dimensionsAcross, dimensionsUp } from './annotation';
import { product, type Drawings } from './drawing';
import { hatch } from './hatch';
import { ACCENT, TINT } from './ink';
import { LEFT, mainDimensions, productPlan, SCALE, TOP } from './product-field';

const AXES = [58, 140, 189, 268];

function premium(): string {
  return [
    AXES.map((x) => axis(x, 14, x, 204)).join(''),
    productPlan({ wall: 'hatch', hatchId: 'd_prem', stamps: 'names' }),
    mainDimensions(),
    AXES.map((x, i) => bubble(x, 12, i + 1, 8, ACCENT)).join(''),
    dimensionsUp([0, 1.5, 3.1, 5.3, 7.1, 8.4], 286, { scale: SCALE, origin: TOP, colour: ACCENT, fontSize: 6.5 }),
    dimensionsAcross([0, 1.2, 4.2, 5.9, 7, 8.5, 10.7, 12], 206, { scale: SCALE, origin: LEFT, colour: ACCENT, fontSize: 6 }),
  ].join('');
}

export const paperProducts: Drawings = {
  'paper-to-cad/basic': product(() => productPlan({ wall: TINT, furniture: false, doors: false })),
  'paper-to-cad/standard': product(() => productPlan({ furniture: false, stamps: 'names' }) + mainDimensions()),
  'paper-to-cad/premium': product(premium, hatch('d_prem', 'steel', ACCENT)),
};
