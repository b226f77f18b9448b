import { axis, dimensionsAcross, dimensionsUp } from '../annotation';
import { axonometry, oblique } from '../axonometry';
import type { DrawingPlan, Drawings } from '../drawing';
import { hatch, ACCENT, DEEP_SHADE, HAND, LIGHT_SHADE, RED, SHEET, TINT, VIVID } from '../ink';
import { HOUSE_Q } from '../house';
import { plan, type PlanOptions } from '../plan';
import { scan } from '../scan';
import { sketch } from '../sketch';

/** The field of each category's input and result, with the house in the same place so that a section line can part them. */
const field = { scale: 52, x: 168, y: 58 };
const view = oblique(field.scale, 150, 96, 0.3, 0.42);
const paper = (fill: string): string => `<rect width="960" height="520" fill="${fill}" stroke="none"/>`;

const handSketch = (): string =>
  [
    paper(TINT),
    sketch(HOUSE_Q, { ...field, seed: 8, wobble: 2.6 }),
    `<g ${HAND} font-size="24" fill="${ACCENT}" stroke="none"><text x="240" y="160">Schlafen</text><text x="250" y="430">Wohnen</text><text x="236" y="38">ca. 4,60</text></g>`,
    `<path d="M168 50q120 -6 240 0M162 57l11 -16M403 58l10 -17" stroke="${ACCENT}" stroke-width="1.8"/>`,
    '<path d="M480 -10L476 530M-10 258L970 262" stroke-width="1" opacity=".25"/>',
  ].join('');

const housePlan = (o: PlanOptions): string => plan(HOUSE_Q, { ...field, fontSize: 13, ...o });

const draftedPlan = (): string =>
  [
    paper(SHEET),
    housePlan({ wall: 'hatch', hatchId: 'd_after', stamps: 'names' }),
    dimensionsAcross([0, 4.7, 7.5, 12], 32, { scale: field.scale, origin: field.x, colour: ACCENT, fontSize: 13, tick: 5 }),
    dimensionsUp([0, 4.3, 8.4], 846, { scale: field.scale, origin: field.y, colour: ACCENT, fontSize: 13, tick: 5 }),
    [4.7, 7.5].map((x) => axis(field.x + x * field.scale, 0, field.x + x * field.scale, 520)).join(''),
  ].join('');

/** Draws an old plan with a red pencil's corrections. */
const markedPlan = (): string =>
  [
    paper(TINT),
    `<g opacity=".7">${housePlan({ wall: SHEET, furniture: false })}</g>`,
    `<path d="M300 250q20 -26 40 -6q24 -22 42 4q30 -4 28 22q24 14 8 34q12 28 -18 32q-12 22 -38 10q-20 20 -40 0q-30 4 -32 -22q-26 -10 -12 -34q-12 -28 22 -40z" stroke="${RED}" stroke-width="2.4"/>`,
    `<path d="M700 150l30 40M730 150l-30 40M600 420l22 24l44 -60" stroke="${RED}" stroke-width="2.4"/>`,
    `<g ${HAND} font-size="24" fill="${RED}" stroke="none"><text x="214" y="232">Tür versetzen</text><text x="640" y="132">entfällt</text></g>`,
  ].join('');

const plainPlan = (): string => paper(SHEET) + housePlan({ furniture: false, stamps: 'names' });

const model = (): string =>
  paper(SHEET) +
  axonometry(HOUSE_Q, {
    project: view,
    height: 1.9,
    view: 'oblique',
    floorFill: TINT,
    front: DEEP_SHADE,
    side: LIGHT_SHADE,
    lineWidth: 1.1,
  });

const pointCloud = (): string =>
  paper('var(--blueprint)') +
  scan(HOUSE_Q, {
    project: view,
    height: 1.9,
    view: 'oblique',
    spacing: 0.16,
    seed: 4,
    noise: 420,
    floor: 0.42,
    lineWidth: 2,
    dash: '0 5 0 7.5 0 4',
    colours: ['#4fb583', '#8fe3b4', '#e8fff2'],
  });

function areas(): string {
  const strengths = [0.5, 0.2, 0.5, 0.35, 0.12, 0.28];
  const fill = (_room: unknown, i: number) => `fill="${VIVID}" fill-opacity="${strengths[i]}" stroke="none"`;
  return paper(SHEET) + housePlan({ furniture: false, doors: false, fill, stamps: 'numbers', fontSize: 16 });
}

const half = (draw: () => string, precision = 10, patterns = ''): DrawingPlan => ({
  width: 960,
  height: 520,
  draw,
  precision,
  patterns,
  fit: 'xMidYMid slice',
});
const hatched = hatch('d_after', 'steel', ACCENT);

export const beforeAfterDrawings: Drawings = {
  'before/paper': half(handSketch),
  'after/paper': half(draftedPlan, 10, hatched),
  'before/cad': half(markedPlan),
  'after/cad': half(draftedPlan, 10, hatched),
  'before/model': half(plainPlan),
  'after/model': half(model, 2),
  'before/asbuilt': half(pointCloud, 1),
  'after/asbuilt': half(model, 2),
  'before/data': half(plainPlan),
  'after/data': half(areas),
};
