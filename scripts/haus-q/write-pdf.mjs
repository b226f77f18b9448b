import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { flatten } from './drawing.mjs';
import { hatchLines } from './write-svg.mjs';

const fromCms = createRequire(join(root, 'cms', 'package.json'));
const PDFDocument = fromCms('pdfkit');
const font = readFileSync(fromCms.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
const MM = 72 / 25.4;

/** Writes sheets as PDF pages in their scale. Nothing in it depends on the time; streams stay plain, since compressors differ. */
export async function writePdf(sheets, { title, subject }) {
  const info = {
    Title: title,
    Subject: subject,
    Author: 'Planquadrat',
    Creator: 'Planquadrat',
    CreationDate: new Date(Date.UTC(2026, 10, 26)),
  };
  const pdf = new PDFDocument({ autoFirstPage: false, compress: false, info, lang: 'de-DE', displayTitle: true });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.once('end', resolve));
  pdf.registerFont('text', font);
  for (const { drawing, layerOf } of sheets) drawPage(pdf, drawing, layerOf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

function drawPage(pdf, drawing, layerOf) {
  const { width, height, origin, scale } = drawing.sheet;
  pdf.addPage({ size: [width * MM, height * MM], margin: 0 });
  const place = ([x, y]) => [(((x - origin[0]) * 1000) / scale) * MM, (height - ((y - origin[1]) * 1000) / scale) * MM];
  const length = (metres) => ((metres * 1000) / scale) * MM;
  pdf.font('text').lineJoin('round');
  for (const entity of flatten(drawing, layerOf)) {
    const { weight, ink, type } = layerOf(entity.role);
    pdf.lineWidth((weight / 100) * MM).strokeColor(ink);
    if (type === 'CENTER') pdf.dash(6 * MM, { space: 1.5 * MM });
    drawEntity(pdf, entity, { place, length, ink });
    pdf.undash();
  }
}

function drawEntity(pdf, entity, { place, length, ink }) {
  if (entity.kind === 'text') return drawText(pdf, entity, { place, length, ink });
  if (entity.kind === 'arc') drawArc(pdf, entity, { place, length });
  else
    for (const line of entity.kind === 'hatch' ? hatchLines(entity.points) : [entity.points]) {
      line.forEach((point, index) => pdf[index === 0 ? 'moveTo' : 'lineTo'](...place(point)));
      if (entity.closed) pdf.closePath();
    }
  pdf.stroke();
}

function drawArc(pdf, { centre, radius, from, to }, { place, length }) {
  const [x, y] = place(centre);
  const radians = (degrees) => (-degrees * Math.PI) / 180;
  if (to - from === 360) pdf.circle(x, y, length(radius));
  else pdf.arc(x, y, length(radius), radians(from), radians(to), true);
}

function drawText(pdf, { at, value, height, align, rotation }, { place, length, ink }) {
  const [x, y] = place(at);
  // The letters' height is 0.714 of the font's size.
  pdf.fontSize(length(height) / 0.714).fillColor(ink);
  const width = pdf.widthOfString(value);
  const start = { left: 0, center: width / 2, right: width }[align];
  pdf.save();
  if (rotation) pdf.rotate(-rotation, { origin: [x, y] });
  pdf.text(value, x - start, y, { lineBreak: false, baseline: 'alphabetic' });
  pdf.restore();
}
