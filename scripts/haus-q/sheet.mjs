import { layerList } from './layers.mjs';

/** The day that stands on every sheet: when the reference building was drawn. */
const SHEET_DATE = '26.11.2026';

const formats = { A4: [297, 210], A3: [420, 297] };
const BLOCK = { width: 180, height: 36 };

/**
 * Puts a frame with a title block around a drawing, after DIN EN ISO 5457 and 7200. The sheet is drawn in metres, too,
 * so that it prints at its scale.
 * @param origin the sheet's lower left corner in the drawing's metres
 */
export function addSheet(d, { title, number, edition, origin, format = 'A4', scale = 100, scaleText = `1:${scale}` }) {
  const [width, height] = formats[format];
  const at = (x, y) => [origin[0] + (x * scale) / 1000, origin[1] + (y * scale) / 1000];
  const mm = (value) => (value * scale) / 1000;
  d.sheet = { title, number, width, height, origin, scale };
  const [left, right, bottom, top] = [20, width - 10, 10, height - 10];
  d.rect('frame', at(left, bottom), at(right, top));
  drawTitleBlock(d, { at, mm, x: right - BLOCK.width, y: bottom, facts: { title, number, format, scaleText } });
  if (edition) drawLegend(d, { at, mm, edition, x: left + 4, y: bottom + BLOCK.height - 1 });
}

function drawTitleBlock(d, { at, mm, x, y, facts }) {
  const { title, number, format, scaleText } = facts;
  const { width, height } = BLOCK;
  d.rect('frame', at(x, y), at(x + width, y + height));
  for (const row of [12, 24]) d.line('frame', at(x, y + row), at(x + width, y + row));
  const cell = ([cx, cy], label, value, size = 3) => {
    d.text('frameText', at(x + cx + 2, y + cy + 8.6), label, { height: mm(1.6) });
    d.text('frameText', at(x + cx + 2, y + cy + 2.6), value, { height: mm(size) });
  };
  for (const [cx, rows] of [
    [120, [0, 36]],
    [40, [0, 12]],
    [80, [0, 12]],
    [150, [0, 24]],
  ])
    d.line('frame', at(x + cx, y + rows[0]), at(x + cx, y + rows[1]));
  cell([0, 24], 'Projekt', 'Haus Q, Beispielgebäude', 3.5);
  cell([120, 24], 'Erstellt von', 'Planquadrat', 3.5);
  cell([0, 12], 'Inhalt', title, 3.5);
  cell([120, 12], 'Maßstab', scaleText, 3.5);
  cell([150, 12], 'Format', format, 3.5);
  cell([0, 0], 'Status', 'Probe', 2.5);
  cell([40, 0], 'Höhenbezug', '±0,00 = OKFF EG', 2.5);
  cell([80, 0], 'Einheit', 'Meter', 2.5);
  cell([120, 0], 'Datum', SHEET_DATE, 2.5);
  cell([150, 0], 'Plan-Nr.', number, 2.5);
}

/** The layers of the edition, so that a print says what the file is made of. */
function drawLegend(d, { at, mm, edition, x, y }) {
  d.text('frameText', at(x, y - 2), 'Layer', { height: mm(2) });
  const layers = layerList(edition);
  const perColumn = Math.ceil(layers.length / 2);
  layers.forEach(({ name }, index) => {
    const [column, row] = [Math.floor(index / perColumn), index % perColumn];
    d.text('frameText', at(x + column * 40, y - 5.5 - row * 2.75), name, { height: mm(1.5) });
  });
}
