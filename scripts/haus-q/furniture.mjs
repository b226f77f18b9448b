/** Furniture and fixtures: block name, how it is drawn, and where it stands, as x and y of its south-west corner and a turn in degrees. */

const bed = (width, pillows) => (d) => {
  d.rect('0', [0, 0], [width, 2]);
  d.line('0', [0, 1.5], [width, 1.5]);
  const step = width / pillows;
  for (let i = 0; i < pillows; i++) d.rect('0', [i * step + 0.1, 1.58], [(i + 1) * step - 0.1, 1.92]);
};
const box =
  (width, depth, cross = false) =>
  (d) => {
    d.rect('0', [0, 0], [width, depth]);
    if (cross) d.line('0', [0, 0], [width, depth]);
  };
const tub = (d) => {
  d.rect('0', [0, 0], [0.75, 1.7]);
  d.rect('0', [0.08, 0.08], [0.67, 1.62]);
  d.circle('0', [0.375, 1.45], 0.03);
};
const toilet = (d) => {
  d.rect('0', [0, 0], [0.4, 0.16]);
  d.arc('0', [0.2, 0.4], 0.18, [0, 180]);
  d.line('0', [0.02, 0.16], [0.02, 0.4]);
  d.line('0', [0.38, 0.16], [0.38, 0.4]);
};
const basin = (d) => {
  d.rect('0', [0, 0], [0.6, 0.48]);
  d.arc('0', [0.3, 0.1], 0.24, [0, 180]);
  d.line('0', [0.06, 0.1], [0.54, 0.1]);
  d.circle('0', [0.3, 0.05], 0.02);
};
const shower = (d) => {
  d.rect('0', [0, 0], [0.9, 0.9]);
  d.line('0', [0, 0], [0.9, 0.9]);
  d.line('0', [0, 0.9], [0.9, 0]);
  d.circle('0', [0.45, 0.45], 0.05);
};
const kitchen = (d) => {
  d.rect('0', [0, 0], [2.8, 0.6]);
  for (const x of [0.6, 1.2, 2.2]) d.line('0', [x, 0], [x, 0.6]);
  for (const [x, y] of [
    [0.75, 0.18],
    [1.05, 0.18],
    [0.75, 0.42],
    [1.05, 0.42],
  ])
    d.circle('0', [x, y], 0.09);
  d.rect('0', [1.3, 0.1], [1.7, 0.5]);
  d.rect('0', [1.76, 0.1], [2.12, 0.5]);
};
const table = (d) => {
  d.rect('0', [0, 0], [0.8, 1.4]);
  for (const y of [0.15, 0.8]) {
    d.rect('0', [-0.42, y], [-0.06, y + 0.42]);
    d.rect('0', [0.86, y], [1.22, y + 0.42]);
  }
};
const sofa = (d) => {
  d.rect('0', [0, 0], [0.85, 2]);
  d.line('0', [0.6, 0.16], [0.6, 1.84]);
  d.line('0', [0, 0.16], [0.85, 0.16]);
  d.line('0', [0, 1.84], [0.85, 1.84]);
  d.line('0', [0, 1], [0.6, 1]);
};
const desk = (d) => {
  d.rect('0', [0, 0], [1.6, 0.7]);
  d.rect('0', [0.55, 0.78], [1.05, 1.25]);
};
const hatchDoor = (d) => {
  d.rect('0', [0, 0], [0.7, 1.1]);
  for (let y = 0.2; y < 1; y += 0.2) d.line('0', [0.12, y], [0.58, y]);
  d.line('0', [0.35, 0.1], [0.35, 1]);
  d.path(
    '0',
    [
      [0.27, 0.88],
      [0.35, 1],
      [0.43, 0.88],
    ],
    false,
  );
};

export const blocks = {
  BETT_180: bed(1.8, 2),
  BETT_90: bed(0.9, 1),
  SCHRANK_250: box(2.5, 0.6, true),
  SCHRANK_200: box(2, 0.6, true),
  REGAL_300: box(3, 0.35),
  BADEWANNE_170: tub,
  WC: toilet,
  WASCHTISCH_60: basin,
  DUSCHE_90: shower,
  KUECHENZEILE_280: kitchen,
  ESSTISCH_140: table,
  SOFA_200: sofa,
  SCHREIBTISCH_160: desk,
  BODENTREPPE_70X110: hatchDoor,
};

/** role, block, place, turn */
export const placements = [
  ['fixture', 'BADEWANNE_170', [4.8, 6.3], 0],
  ['fixture', 'DUSCHE_90', [4.8, 4.2], 0],
  ['fixture', 'WC', [7.4, 7.05], 90],
  ['fixture', 'WASCHTISCH_60', [7.4, 6.0], 90],
  ['fixture', 'KUECHENZEILE_280', [0.4, 3.4], 0],
  ['stairs', 'BODENTREPPE_70X110', [6.05, 2.89], 0],
  ['furniture', 'BETT_180', [2.6, 7.4], -90],
  ['furniture', 'SCHRANK_250', [0.4, 4.2], 0],
  ['furniture', 'BETT_90', [9.55, 5.15], -90],
  ['furniture', 'SCHRANK_200', [8.2, 6.0], 90],
  ['furniture', 'SCHREIBTISCH_160', [10.5, 7.95], 180],
  ['furniture', 'ESSTISCH_140', [1.95, 1.0], 0],
  ['furniture', 'SOFA_200', [5.35, 2.55], 180],
  ['furniture', 'REGAL_300', [8.3, 3.65], 0],
  ['furniture', 'SCHREIBTISCH_160', [11.55, 1.2], 90],
];
