import { bubble, dimensionsAcross, dimensionsUp, ground, level, northArrow } from '../annotation';
import { type Drawings, product, metres, round } from '../drawing';
import { elevation } from '../elevation';
import { hatch, ACCENT, lettering, RED, SHEET, TINT } from '../ink';
import { mainDimensions, productPlan } from './product-field';

type SectionOptions = { x: number; y: number; width: number; floorHeight: number; roof: number; hatchId: string; levels?: boolean };

const FLOORS = 2;
const WALL = 7;
const STEPS = 7;

/** Draws a two-storey house cut open, with stair, windows and level marks. */
function section({ x, y, width, floorHeight, roof, hatchId, levels = true }: SectionOptions): string {
  const top = y - FLOORS * floorHeight;
  const middle = x + width / 2;
  const right = x + width;
  const floors = [1, 2].map((i) => `M${x + WALL} ${y - i * floorHeight}h${width - 2 * WALL}v5h-${width - 2 * WALL}z`).join('');
  const cut = `M${x} ${y}V${top}h${WALL}V${y}zM${right - WALL} ${y}V${top}h${WALL}V${y}zM${x - 10} ${y}h${width + 20}v${WALL + 3}h-${width + 20}z${floors}`;
  const windows = [14, floorHeight + 12].map((up) => [x + 30, right - 52].map((wx) => `M${wx} ${y - up}v-20h26v20z`).join('')).join('');
  const step = `v-${round(floorHeight / STEPS)}h${round(44 / STEPS)}`;
  const marks = [
    level(right + 26, y, '±0,00'),
    ...[1, 2].map((i) => level(right + 26, y - i * floorHeight, `+${metres(i * 2.75)}`)),
    level(right + 26, top - roof - 9, `+${metres(FLOORS * 2.75 + 3.6)}`),
  ];
  return [
    `<path d="M${x - 8} ${top + 6}L${middle} ${top - roof}L${right + 8} ${top + 6}L${right + 8} ${top - 3}L${middle} ${top - roof - 9}L${x - 8} ${top - 3}z" fill="url(#${hatchId})" stroke-width="1.5"/>`,
    `<path d="${cut}" fill="url(#${hatchId})" stroke-width="1.5"/>`,
    `<path d="M${middle - 16} ${y}V${top + 5}M${middle + 30} ${y}v-${floorHeight - 5}" stroke-width="1"/>`,
    `<path d="M${middle - 12} ${y}${step.repeat(STEPS)}" stroke-width="1"/>`,
    `<path d="${windows}" stroke-width=".8" opacity=".7"/>`,
    levels ? marks.join('') : '',
    ground(x - 30, right + 34, y + WALL + 3),
  ].join('');
}

/** Draws a plan with a query in a cloud and the index of the new version. */
const revisedPlan = (): string =>
  `${productPlan({ furniture: false })}<path d="M196 58q8 -12 18 -3q10 -10 18 1q13 -3 13 9q12 4 6 14q6 12 -7 14q-4 11 -15 6q-8 10 -17 1q-13 4 -15 -8q-12 -4 -6 -14q-6 -12 5 -20z" stroke="${RED}" stroke-width="1.8"/><path d="M250 98l30 22M280 120h28" stroke="${RED}"/>${lettering(280, 116, 'b', { fill: RED, size: 13, bold: true })}`;

const planningApplication = (): string =>
  [
    `<g transform="translate(16 12) scale(.52)">${productPlan({ wall: 'hatch', hatchId: 'd_ba', furniture: false })}</g>`,
    `<g transform="translate(160 8) scale(.5)">${elevation({ x: 46, y: 190, width: 228, floorHeight: 48, roof: 52, columns: 5 })}</g>`,
    `<g transform="translate(20 112) scale(.5)">${section({ x: 54, y: 170, width: 160, floorHeight: 40, roof: 50, hatchId: 'd_ba', levels: false })}</g>`,
    '<path d="M12 8h296v204H12zM204 150h104M204 150v62M204 171h104M204 192h104M256 171v41" stroke-width="1.2"/>',
    lettering(210, 164, 'Bauherr') + lettering(210, 185, 'M 1:100') + lettering(262, 185, 'Blatt 3'),
  ].join('');

const formwork = (): string =>
  [
    '<path d="M50 50h220v26H50zM50 76v100h26V76zM244 76v100h26V76zM148 76h24v100h-24z" fill="url(#d_sc)" stroke-width="1.6"/>',
    `<path d="M92 56h30v14H92zM200 56h22v14h-22z" fill="${SHEET}" stroke-width="1"/>`,
    '<path d="M92 56l30 14M92 70l30 -14M200 56l22 14M200 70l22 -14" stroke-width=".8"/>',
    '<path d="M76 100l72 60M148 100l-72 60M172 100l72 60M244 100l-72 60" stroke-width=".6" stroke-dasharray="6 4"/>',
    dimensionsAcross([0, 26, 98, 122, 194, 220], 36, {
      origin: 50,
      labels: ['24', '1,20', '24', '1,20', '24'],
      colour: ACCENT,
      fontSize: 7.5,
    }),
    dimensionsUp([0, 26, 126], 288, { origin: 50, labels: ['24', '2,75'], colour: ACCENT }),
    level(84, 196, '-0,24'),
  ].join('');

const LAMPS = [
  [96, 78],
  [160, 70],
  [230, 80],
  [100, 150],
  [176, 150],
  [232, 154],
];

function circuits(): string {
  const lamps = LAMPS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${SHEET}"/><path d="M${x! - 4} ${y! - 4}l8 8M${x! + 4} ${y! - 4}l-8 8"/>`,
  );
  const wires =
    'M96 84C110 110 130 112 140 116M160 76C166 100 160 108 156 116M230 86C220 108 200 112 196 116M100 144C110 128 126 126 134 124M232 148C216 130 210 126 200 124M60 120h90M176 144v-22';
  return `<g opacity=".5">${productPlan({ wall: TINT, furniture: false })}</g><g stroke="${ACCENT}" stroke-width="1.3">${lamps.join('')}<path d="${wires}" stroke-dasharray="5 3"/><path d="M134 106h34v26h-34z" fill="${TINT}"/></g>${lettering(143, 123, 'UV', { bold: true })}`;
}

const escapeRoutes = (): string =>
  `${productPlan({ furniture: false })}<g stroke="${ACCENT}" stroke-width="3" fill="none"><path d="M100 88V112M230 88V112"/><path d="M92 84h20v38h60v62"/><path d="M240 84h-30v38h-38"/><path d="M166 176l6 9l6 -9"/></g><path d="M150 198h44v14h-44z" fill="${ACCENT}"/>${lettering(172, 208, 'EXIT', { anchor: 'middle', fill: SHEET, bold: true })}`;

const fireBrigade = (): string =>
  [
    '<path d="M0 186H320M0 212H320" stroke-width="1"/><path d="M0 199H320" stroke-dasharray="12 8" stroke-width="1"/>',
    `<path d="M96 40h150v60h-60v44H96z" fill="${TINT}" stroke-width="2"/>`,
    `<path d="M60 199V70M60 160h36M276 199V60" stroke="${ACCENT}" stroke-width="7" opacity=".3"/>`,
    `<path d="M60 186V80M54 92l6 -12l6 12M276 186V70M270 82l6 -12l6 12" stroke="${ACCENT}" stroke-width="2"/>`,
    `<circle cx="44" cy="170" r="9" fill="${SHEET}" stroke="${RED}" stroke-width="1.6"/>${lettering(44, 174, 'H', { anchor: 'middle', fill: RED, bold: true })}`,
    '<path d="M118 56h34v22h-34zM170 56h34v22h-34z" stroke-width=".8"/>',
    lettering(116, 126, 'FIZ') + northArrow(292, 26, 9),
  ].join('');

const ownershipUnit = (x: number, y: number, width: number, height: number, number: string): string =>
  `<path d="M${x} ${y}h${width}v${height}h-${width}z" stroke="${ACCENT}" stroke-width="3"/><circle cx="${x + width / 2}" cy="${y + height / 2}" r="14" fill="${SHEET}" stroke="${ACCENT}" stroke-width="1.6"/>${lettering(x + width / 2, y + height / 2 + 5, number, { anchor: 'middle', fill: ACCENT, size: 14, bold: true })}`;

const ownershipUnits = (): string =>
  productPlan({ furniture: false, doors: false }) +
  ownershipUnit(65, 51, 73, 67, '1') +
  ownershipUnit(191, 51, 70, 67, '2') +
  ownershipUnit(65, 121, 87, 63, '3') +
  ownershipUnit(191, 121, 70, 63, '4');

const salesPlan = (): string =>
  `${productPlan({ fill: () => `fill="${TINT}" stroke="none"` })}<g stroke="${ACCENT}" stroke-width="1.2"><path d="M84 52h32v35h-32zM86 54h12v8h-12zM102 54h12v8h-12zM210 128h39v16h-39z"/></g>`;

const steel = (id: string) => hatch(id, 'steel', ACCENT);

export const cadProducts: Drawings = {
  'cad-services/grundrisse': product(
    () => productPlan({ wall: 'hatch', hatchId: 'd_gr', stamps: 'names' }) + mainDimensions(),
    steel('d_gr'),
  ),
  'cad-services/schnitte-und-ansichten': product(
    () => section({ x: 54, y: 188, width: 160, floorHeight: 44, roof: 56, hatchId: 'd_se' }),
    steel('d_se'),
  ),
  'cad-services/planaktualisierung': product(revisedPlan),
  'cad-services/bauantragsplaene': product(planningApplication, steel('d_ba')),
  'cad-services/ausfuehrungsplaene': product(
    () => wallDetail({ x: 60, y: 30, height: 160, masonryId: 'd_d1', plasterId: 'd_d2' }),
    hatch('d_d1', 'brick', ACCENT) + hatch('d_d2', 'steel', 'currentColor'),
  ),
  'cad-services/schalplaene': product(formwork, hatch('d_sc', 'wide', ACCENT)),
  'cad-services/tga-plaene': product(circuits),
  'cad-services/flucht-und-rettungsplaene': product(escapeRoutes),
  'cad-services/feuerwehrplaene': product(fireBrigade),
  'cad-services/aufteilungsplaene': product(ownershipUnits),
  'cad-services/verkaufsgrundrisse': product(salesPlan),
};

type WallDetailOptions = { x: number; y: number; height: number; masonryId: string; plasterId: string };

/** Draws a wall's layers cut horizontally, numbered from outside to inside. */
function wallDetail({ x, y, height, masonryId, plasterId }: WallDetailOptions): string {
  const layers = [
    { width: 10, fill: 'none' },
    { width: 44, fill: `url(#${masonryId})` },
    { width: 34, fill: 'none', insulation: true },
    { width: 12, fill: 'none' },
    { width: 24, fill: `url(#${plasterId})` },
  ];
  let left = x;
  const cut = layers.map(({ width, fill, insulation }) => {
    const shape = `<path d="M${left} ${y}h${width}v${height}h-${width}z" fill="${fill}" stroke-width="1.3"/>`;
    const wave = insulation ? `<path d="M${left} ${y}${insulationWave(width, height)}" stroke="${ACCENT}" stroke-width=".9"/>` : '';
    left += width;
    return shape + wave;
  });
  const right = left;
  left = x;
  const notes = layers.map(({ width }, i) => {
    const centre = left + width / 2;
    const k = i + 1;
    left += width;
    return `<path d="M${centre} ${y + 24 + k * 20}L${right + 34} ${y + 10 + k * 22}" stroke-width=".7"/><circle cx="${centre}" cy="${y + 24 + k * 20}" r="1.6" fill="currentColor"/>${bubble(right + 43, y + 10 + k * 22, k, 8)}`;
  });
  const breakLine = 'l10 -4l6 8l10 -4';
  return `${cut.join('')}<path d="M${x - 20} ${y}${breakLine}H${right + 20}M${x - 20} ${y + height}${breakLine}H${right + 20}" stroke-width=".8"/>${notes.join('')}`;
}

function insulationWave(width: number, height: number): string {
  return `q${width / 2} 3.5 ${width} 7q${-width / 2} 3.5 ${-width} 7`.repeat(Math.ceil(height / 14));
}
