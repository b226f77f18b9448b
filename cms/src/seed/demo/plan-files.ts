import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';

type Room = { name: string; x: number; y: number; width: number; depth: number };
/** Rooms of a storey, in metres. */
export type Plan = { title: string; rooms: readonly Room[] };
/** A file as a person would attach it. */
export type DemoFile = { name: string; mimeType: string; bytes: () => Buffer | Promise<Buffer> };

type Box = [x: number, y: number, width: number, depth: number];
const room = (name: string, ...[x, y, width, depth]: Box): Room => ({ name, x, y, width, depth });

/** A flat as customers send it. */
export const flat: Plan = {
  title: 'Wohnung 3, 2. Obergeschoss',
  rooms: [
    room('Wohnen', 0, 0, 5.2, 4.6),
    room('Küche', 5.2, 0, 3.1, 3.2),
    room('Bad', 8.3, 0, 2.6, 3.2),
    room('Flur', 5.2, 3.2, 5.7, 1.4),
    room('Schlafen', 0, 4.6, 4.1, 3.9),
    room('Kind', 4.1, 4.6, 3.6, 3.9),
    room('Arbeiten', 7.7, 4.6, 3.2, 3.9),
  ],
};

/** An office storey. */
export const office: Plan = {
  title: 'Bürogeschoss, Ebene 1',
  rooms: [
    room('Großraum', 0, 0, 7.4, 5.2),
    room('Besprechung', 7.4, 0, 3.8, 5.2),
    room('Flur', 0, 5.2, 11.2, 1.6),
    room('Server', 0, 6.8, 2.2, 2.4),
    room('Teeküche', 2.2, 6.8, 2.8, 2.4),
    room('WC', 5, 6.8, 2.4, 2.4),
    room('Archiv', 7.4, 6.8, 3.8, 2.4),
  ],
};

const widthOf = ({ rooms }: Plan): number => Math.max(...rooms.map(({ x, width }) => x + width));
const depthOf = ({ rooms }: Plan): number => Math.max(...rooms.map(({ y, depth }) => y + depth));
const german = (value: number): string => value.toFixed(2).replace('.', ',');

const SCALE = 75;
const POINTS_PER_METRE = (72 / 25.4) * (1_000 / SCALE);
const MARGIN = 50;

/** Draws a plan on A4, to scale, with areas, one dimension and a title block. */
export const pdfPlan = (name: string, plan: Plan): DemoFile => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  bytes: async () => {
    const pdf = new PdfDocument({ size: 'A4', layout: 'landscape', margin: 0, info: { Title: name } });
    pdf.fontSize(9).lineWidth(3);
    for (const { name: label, x, y, width, depth } of plan.rooms) {
      const [left, top] = [MARGIN + x * POINTS_PER_METRE, MARGIN + y * POINTS_PER_METRE];
      pdf.rect(left, top, width * POINTS_PER_METRE, depth * POINTS_PER_METRE).stroke();
      pdf
        .text(label, left + 8, top + 10, { lineBreak: false })
        .text(`${german(width * depth)} m²`, left + 8, top + 22, { lineBreak: false });
    }
    const [right, below] = [MARGIN + widthOf(plan) * POINTS_PER_METRE, MARGIN + depthOf(plan) * POINTS_PER_METRE + 18];
    pdf.lineWidth(0.7).moveTo(MARGIN, below).lineTo(right, below).stroke();
    pdf.text(german(widthOf(plan)), (MARGIN + right) / 2 - 10, below + 4, { lineBreak: false });
    pdf.rect(right + 20, MARGIN, 842 - right - 20 - MARGIN / 2, 84).stroke();
    for (const [index, line] of [plan.title, name, `M 1:${SCALE} (m, cm)`].entries())
      pdf.text(line, right + 28, MARGIN + 10 + index * 24, { width: 842 - right - 36 - MARGIN / 2, height: 22, ellipsis: true });
    pdf.end();
    return buffer(pdf);
  },
});

/** Draws a plan's walls as lines of a drawing (DXF R12). */
export const dxfPlan = (name: string, plan: Plan): DemoFile => ({
  name: `${name}.dxf`,
  mimeType: 'image/vnd.dxf',
  bytes: () => {
    const line = (...[x1, y1, x2, y2]: [number, number, number, number]) =>
      ['0', 'LINE', '8', 'WAND', '10', x1, '20', y1, '11', x2, '21', y2].join('\n');
    const walls = plan.rooms.flatMap(({ x, y, width, depth }) => [
      line(x, -y, x + width, -y),
      line(x + width, -y, x + width, -y - depth),
      line(x + width, -y - depth, x, -y - depth),
      line(x, -y - depth, x, -y),
    ]);
    return Buffer.from(['0', 'SECTION', '2', 'ENTITIES', ...walls, '0', 'ENDSEC', '0', 'EOF', ''].join('\n'));
  },
});

const PIXELS_PER_METRE = 60;
const WALL_PIXELS = 5;

/** Draws a plan's walls as a picture, like a scan. */
export const pngPlan = (name: string, plan: Plan): DemoFile => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  bytes: () => {
    const width = Math.ceil((widthOf(plan) + 1) * PIXELS_PER_METRE);
    const height = Math.ceil((depthOf(plan) + 1) * PIXELS_PER_METRE);
    const rows = Array.from({ length: height }, () => Buffer.alloc(width + 1, 0xf4).fill(0, 0, 1));
    for (const { x, y, width: across, depth } of plan.rooms) {
      const [left, top, right, bottom] = [x, y, x + across, y + depth].map((metres) => Math.round((metres + 0.5) * PIXELS_PER_METRE));
      for (const [row, pixels] of rows.entries()) {
        if (row < top! || row >= bottom! + WALL_PIXELS) continue;
        const isWall = row < top! + WALL_PIXELS || row >= bottom!;
        pixels.fill(0x30, left! + 1, left! + 1 + WALL_PIXELS).fill(0x30, right! + 1, right! + 1 + WALL_PIXELS);
        if (isWall) pixels.fill(0x30, left! + 1, right! + 1 + WALL_PIXELS);
      }
    }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 0, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]);
  },
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
