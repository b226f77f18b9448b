import { axonometry, type Box, emptyHouse, isometric, oblique, type Point, polygon, type Projection } from '../axonometry';
import { type Drawings, product, round } from '../drawing';
import { HOUSE_Q } from '../house';
import { ACCENT, lettering, SHADE, SHEET, TINT } from '../ink';
import { bodies, houseModel, massView, plantRoom } from './product-field';

const COARSE = 2;
const model = (draw: () => string) => product(draw, '', COARSE);

const volumes = (): string =>
  bodies(
    [
      [0, 0, 0, 4, 6, 2.2],
      [4, 0, 0, 9, 3, 4.4],
      [4, 3, 0, 9, 6, 1.4],
    ],
    isometric(16, 136, 92),
    { width: 9, depth: 6 },
  );

const twoStoreys = (): string => mass({ project: massView, width: 8, depth: 6, height: 3.6, roof: 2.4, floors: 2, bays: 4 });

function loadBearingFrame(): string {
  const columns: Box[] = [];
  const alongX: Box[] = [];
  const alongY: Box[] = [];
  for (let x = 0; x <= 9; x += 3) {
    for (let y = 0; y <= 6; y += 3) {
      columns.push([x, y, 0, x + 0.35, y + 0.35, 2.6]);
      if (x < 9) alongX.push([x + 0.35, y + 0.05, 2.3, x + 3, y + 0.3, 2.6]);
      if (y < 6) alongY.push([x + 0.05, y + 0.35, 2.3, x + 0.3, y + 3, 2.6]);
    }
  }
  const project = isometric(15.5, 146, 74);
  return bodies(columns, project, { width: 9.35, depth: 6.35 }) + bodies([...alongX, ...alongY], project, { floor: false });
}

function tableObject(): string {
  const project = isometric(30, 160, 76);
  const legs: Box[] = [
    [0, 0],
    [3, 0],
    [0, 2],
    [3, 2],
  ].map(([x, y]): Box => [x!, y!, 0, x! + 0.3, y! + 0.3, 1.6]);
  const draw = (boxes: Box[], width: number, depth: number) =>
    axonometry(emptyHouse(width, depth), { project, extra: boxes, floor: false, front: TINT, side: SHADE });
  return `${draw(legs, 3.3, 2.3)}${draw([[-0.15, -0.15, 1.6, 3.45, 2.45, 1.85]], 3, 2)}<path d="M66 176l86 36M254 176l-86 36" stroke="${ACCENT}" stroke-width=".8"/>${lettering(84, 206, '1600')}${lettering(218, 206, '900')}`;
}

const openFloorPlan = (): string =>
  axonometry(HOUSE_Q, { project: oblique(17, 46, 54, 0.22, 0.4), height: 2, view: 'oblique', front: SHADE, side: TINT });

const room = (): string =>
  [
    `<path d="M14 14h292v192H14z" fill="${TINT}"/>`,
    `<path d="M14 14L106 66V152L14 206M306 14L214 66V152L306 206M106 66h108v86H106z" fill="${SHEET}"/>`,
    `<path d="M14 206L106 152h108l92 54z" fill="${SHADE}"/><path d="M126 80h68v44h-68zM160 80v44M126 102h68"/>`,
    `<path d="M40 84l40 18v62l-40 22zM236 150h54l12 34h-74z" fill="${SHEET}"/><path d="M160 14v26M148 40h24l6 12h-36z" fill="${SHEET}"/>`,
  ].join('');

const houseWithTrees = (): string =>
  `<circle cx="252" cy="46" r="20" fill="${SHADE}"/>${mass({ project: massView, width: 9, depth: 6, height: 3.2, roof: 2.4 })}<path d="M40 176a16 16 0 1 1 .1 0M40 176v22M276 184a12 12 0 1 1 .1 0M276 184v18" fill="none"/>`;

const panorama = (): string =>
  [
    '<ellipse cx="160" cy="110" rx="132" ry="44"/>',
    `<path d="M28 84a132 40 0 0 0 264 0v52a132 44 0 0 1 -264 0z" fill="${TINT}"/><path d="M60 112v42M110 122v48M160 125v50M210 122v48M260 112v42"/>`,
    `<path d="M126 134h22v24h-22zM174 134h22v24h-22z" fill="${SHADE}"/>`,
    `<path d="M160 62a52 18 0 1 1 -50 12M110 74l-8 -8M110 74l11 -3" stroke="${ACCENT}" stroke-width="1.6"/>`,
    lettering(160, 86, '360°', { anchor: 'middle', bold: true }),
  ].join('');

function terrain(): string {
  const project = isometric(13.5, 160, 52);
  const height = (i: number, j: number) => Math.sin(i * 0.7) * 1.2 + Math.cos(j * 0.6) * 1.1 + i * 0.16;
  const nodes = Array.from({ length: 12 }, (_, n) => n);
  const line = (points: Point[]) => `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`;
  const rows = nodes.map((j) => line(nodes.map((i) => project(i, j, height(i, j)))));
  const columns = nodes.map((i) => line(nodes.map((j) => project(i, j, height(i, j)))));
  return `<path d="${rows.join('')}${columns.join('')}" stroke="${ACCENT}" stroke-width=".8"/>`;
}

function printedLayers(): string {
  const layers = Array.from({ length: 15 }, (_, i) => {
    const half = i < 9 ? 96 : 96 - (i - 8) * 13;
    const strong = i % 3 === 0;
    return `<path d="M${160 - half} ${178 - i * 7}h${half * 2}" stroke="${strong ? ACCENT : 'currentColor'}" stroke-width="${strong ? 2 : 1}"/>`;
  });
  return `${layers.join('')}<path d="M160 22v44M148 22h24v20l-12 12l-12 -12z" fill="${SHADE}"/><path d="M40 190h240v8H40z" fill="${TINT}"/>`;
}

export const modelProducts: Drawings = {
  '3d-modelle/volumenmodell': model(volumes),
  '3d-modelle/bim-modell-lod-200': model(twoStoreys),
  '3d-modelle/bim-modell-lod-300': model(houseModel),
  '3d-modelle/tga-modell': model(() => plantRoom(isometric(15, 140, 70))),
  '3d-modelle/tragwerksmodell': model(loadBearingFrame),
  '3d-modelle/bim-bauteilfamilien': model(tableObject),
  '3d-modelle/3d-grundriss': model(openFloorPlan),
  '3d-modelle/innenvisualisierung': model(room),
  '3d-modelle/aussenvisualisierung': model(houseWithTrees),
  '3d-modelle/virtueller-rundgang': model(panorama),
  '3d-modelle/gelaende-und-umgebungsmodell': model(terrain),
  '3d-modelle/3d-druckmodell': model(printedLayers),
};

type MassOptions = {
  project: Projection;
  width: number;
  depth: number;
  height: number;
  roof: number;
  floors?: 1 | 2;
  bays?: number;
  tiles?: boolean;
};

/** Draws a gabled house as a closed body. */
function mass(o: MassOptions): string {
  const { project: at, width, depth, height, roof } = o;
  const front = [at(0, depth, 0), at(width, depth, 0), at(width, depth, height), at(0, depth, height)];
  const gable = [at(width, 0, 0), at(width, depth, 0), at(width, depth, height), at(width, depth / 2, height + roof), at(width, 0, height)];
  const slope = [
    at(-0.4, depth + 0.4, height - 0.25),
    at(width + 0.4, depth + 0.4, height - 0.25),
    at(width + 0.4, depth / 2, height + roof + 0.1),
    at(-0.4, depth / 2, height + roof + 0.1),
  ];
  return [
    '<g stroke="currentColor" stroke-width="1.1" stroke-linejoin="round">',
    `<path d="${polygon(gable)}" fill="${SHADE}"/><path d="${polygon(front)}" fill="${TINT}"/><path d="${polygon(slope)}" fill="${SHEET}"/>`,
    `<path d="${openings(o)}" fill="${SHEET}" stroke-width=".8"/>`,
    o.tiles === false ? '' : `<path d="${tiles(o)}" stroke-width=".5" opacity=".6"/>`,
    '</g>',
  ].join('');
}

function openings({ project: at, width, depth, height, floors = 1, bays = 3 }: MassOptions): string {
  const inFront = (x0: number, z0: number, x1: number, z1: number) =>
    polygon([at(x0, depth, z0), at(x1, depth, z0), at(x1, depth, z1), at(x0, depth, z1)]);
  const inGable = (y0: number, z0: number, y1: number, z1: number) =>
    polygon([at(width, y0, z0), at(width, y1, z0), at(width, y1, z1), at(width, y0, z1)]);
  const two = floors === 2;
  let shapes = '';
  for (let bay = 0; bay < bays; bay++) {
    const left = ((bay + 0.28) * width) / bays;
    const right = ((bay + 0.72) * width) / bays;
    if (bay === 1) shapes += inFront(left, 0, right, height * (two ? 0.42 : 0.72));
    else shapes += inFront(left, height * (two ? 0.1 : 0.3), right, height * (two ? 0.38 : 0.72));
    if (two) shapes += inFront(left, height * 0.5, right, height * 0.8);
  }
  return (
    shapes +
    inGable(depth * 0.2, height * 0.3, depth * 0.42, height * 0.72) +
    inGable(depth * 0.58, height * 0.3, depth * 0.8, height * 0.72)
  );
}

function tiles({ project, width, depth, height, roof }: MassOptions): string {
  return [1, 2, 3, 4, 5, 6]
    .map((row) => {
      const y = depth + 0.4 - ((depth / 2 + 0.4) * row) / 7;
      const z = height - 0.25 + ((roof + 0.35) * row) / 7;
      const from = project(-0.4, y, z);
      const to = project(width + 0.4, y, z);
      return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
    })
    .join('');
}
