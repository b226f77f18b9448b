import { dimensionsAcross, scanner } from '../annotation';
import { areaTable, productPlan } from './product-field';
import { axonometry, isometric } from '../axonometry';
import { product, type Drawings } from '../drawing';
import { hatch, ACCENT, lettering, RED, SHADE, SHEET, TINT, VIVID } from '../ink';
import { HOUSE_Q } from '../house';
import { sketch } from '../sketch';

const bare = { furniture: false, doors: false };

/** Returns room fills of the given strength, in the order of the rooms. */
const flooded =
  (strengths: readonly number[]) =>
  (_room: unknown, index: number): string =>
    strengths[index] ? `fill="${VIVID}" fill-opacity="${strengths[index]}" stroke="none"` : '';

const din277 = (): string => {
  const usable = `fill="${VIVID}" fill-opacity=".55" stroke="none"`;
  const fills = [usable, 'fill="url(#d_n1)" stroke="none"', usable, usable, 'fill="url(#d_n2)" stroke="none"', usable];
  const labels =
    lettering(86, 80, 'NUF', { bold: true }) +
    lettering(156, 80, 'TF', { bold: true, halo: true }) +
    lettering(166, 152, 'VF', { bold: true, halo: true });
  return productPlan({ ...bare, fill: (_room, index) => fills[index] ?? '' }) + labels;
};

const lettableArea = (): string =>
  `<path d="M58 44h210v147H58z" fill="${TINT}" stroke="none"/>${productPlan({ ...bare, wall: 'none', fill: flooded([0.6, 0, 0.6, 0.6, 0, 0.2]) })}<path d="M66 52h72v66H66zM190 52h70v66h-70zM66 122h88v62H66z" stroke="${ACCENT}" stroke-width="2.4"/>`;

function quantities(): string {
  const bars = [
    ['Wand', 190],
    ['Decke', 150],
    ['Putz', 220],
    ['Estrich', 130],
    ['Fenster', 70],
  ] as const;
  const rows = bars.map(([name, width], i) => {
    const y = 40 + i * 32;
    return `${lettering(22, y + 13, name)}<path d="M84 ${y}h${width}v18h-${width}z" fill="${i % 2 ? TINT : SHADE}"/>`;
  });
  return rows.join('') + dimensionsAcross([0, 55, 110, 165, 220], 208, { origin: 84, labels: ['50', '100', '150', '200'], colour: ACCENT });
}

function facilityIds(): string {
  const rooms = productPlan({ ...bare, fill: flooded([0.5, 0.2, 0.5, 0.35, 0.15, 0.3]), stamps: 'numbers', fontSize: 10 });
  const ids = ['ID 1.01', 'ID 1.04', 'ID 1.06'].map(
    (id, i) => `<path d="M208 ${48 + i * 40}h92v24h-92z" fill="${TINT}"/>${lettering(216, 64 + i * 40, id)}`,
  );
  return `<g transform="translate(-24 20) scale(.72)">${rooms}</g><path d="M178 60h30M178 100h30M178 140h30" stroke="${ACCENT}"/>${ids.join('')}`;
}

const cobieSheets = (): string =>
  ['Floor', 'Space', 'Type', 'Component']
    .map((name, i) => {
      const front = i === 3;
      const title = lettering(6, 13, name, { bold: true, fill: front ? SHEET : 'currentColor' });
      return `<g transform="translate(${26 + i * 26} ${20 + i * 28})"><path d="M0 0h180v92H0z" fill="${SHEET}" stroke-width="1.2"/><path d="M0 0h180v18H0z" fill="${front ? ACCENT : TINT}"/><path d="M0 36h180M0 54h180M0 72h180M60 18v74M120 18v74" stroke-width=".6"/>${title}</g>`;
    })
    .join('');

function checkedModel(): string {
  const model = axonometry(HOUSE_Q, { project: isometric(11, 150, 60), height: 2.4, front: TINT, side: SHADE, lineWidth: 0.6 });
  const checks = ['IfcWall', 'IfcDoor', 'IfcSlab', 'IfcSpace'].map((name, i) => {
    const y = 62 + i * 26;
    const mark =
      name === 'IfcSlab'
        ? `<path d="M223 ${y - 4}l9 9M232 ${y - 4}l-9 9" stroke="${RED}"`
        : `<path d="M222 ${y}l4 4l8 -9" stroke="${ACCENT}"`;
    return `${lettering(242, y + 4, name)}${mark} stroke-width="1.8"/>`;
  });
  return `<g transform="translate(-44 6)">${model}</g>${checks.join('')}`;
}

const conversion = (): string =>
  `<path d="M30 34h82l24 24v124H30z" fill="${TINT}"/><path d="M112 34v24h24"/>${lettering(46, 112, 'DGN', { size: 22, bold: true })}<path d="M150 108h28M172 101l8 7l-8 7" stroke="${ACCENT}" stroke-width="2"/><g transform="translate(158 52) scale(.56)">${productPlan({ wall: 'hatch', hatchId: 'd_pd', furniture: false })}</g>`;

function registration(): string {
  const stations = [
    [92, 140],
    [168, 96],
    [238, 142],
  ] as const;
  const dots = `stroke="${ACCENT}" stroke-linecap="round"`;
  const ranges = stations.map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y + 20}" rx="64" ry="34" ${dots} stroke-dasharray="0 4" stroke-width="2"/><ellipse cx="${x}" cy="${y + 20}" rx="40" ry="20" ${dots} stroke-dasharray="0 5" stroke-width="1.6"/>`,
  );
  return `${ranges.join('')}<path d="M92 150L168 106L238 152z" stroke-width="1.2"/>${stations.map(([x, y]) => scanner(x, y)).join('')}${lettering(118, 116, '±4 mm')}`;
}

function archive(): string {
  const sheets = [0, 1, 2, 3].map((i) => `<path d="M${40 + i * 14} ${40 + i * 12}h140v104h-140z" fill="${i === 3 ? SHEET : TINT}"/>`);
  return `${sheets.join('')}<g transform="translate(82 70) scale(.45)">${sketch(HOUSE_Q, { scale: 22, x: 14, y: 14, seed: 2 })}</g><path d="M240 128h24M258 122l7 6l-7 6" stroke="${ACCENT}" stroke-width="1.8"/><path d="M274 96h34v64h-34zM274 112h34M274 128h34M274 144h34" fill="${TINT}"/>`;
}

export const dataProducts: Drawings = {
  'daten-services/wohnflaechenberechnung': product(() =>
    productPlan({ ...bare, fill: flooded([0.5, 0.35, 0.5, 0.5, 0.3, 0.5]), stamps: 'numbers', fontSize: 9 }),
  ),
  'daten-services/flaechenberechnung-din-277': product(din277, hatch('d_n1', 'wide', ACCENT) + hatch('d_n2', 'dots', ACCENT)),
  'daten-services/mietflaechenberechnung-gif': product(lettableArea),
  'daten-services/raumbuch': product(() => areaTable({ x: 60, y: 30, width: 200, rows: 7, rowHeight: 20, fontSize: 10 })),
  'daten-services/massenermittlung': product(quantities),
  'daten-services/cafm-datenaufbereitung': product(facilityIds),
  'daten-services/cobie-datenlieferung': product(cobieSheets),
  'daten-services/ifc-qualitaetspruefung': product(checkedModel),
  'daten-services/cad-datenkonvertierung': product(conversion, hatch('d_pd', 'steel', ACCENT)),
  'daten-services/punktwolken-aufbereitung': product(registration),
  'daten-services/planarchiv-digitalisierung': product(archive),
};
