import { flatten } from './drawing.mjs';

const short = (value) => String(Math.round(value * 100) / 100);
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a sheet as SVG in millimetres of paper, with the line weights of its print. */
export function writeSvg(drawing, layerOf) {
  const { width, height, origin, scale } = drawing.sheet;
  const place = ([x, y]) => [((x - origin[0]) * 1000) / scale, height - ((y - origin[1]) * 1000) / scale];
  const length = (metres) => (metres * 1000) / scale;
  const groups = new Map();
  for (const entity of flatten(drawing, layerOf)) {
    const layer = layerOf(entity.role);
    const group = groups.get(layer) ?? { paths: [], texts: [] };
    groups.set(layer, group);
    if (entity.kind === 'text') group.texts.push(svgText(entity, place, length));
    else group.paths.push(entity.kind === 'hatch' ? svgHatch(entity, place) : svgPath(entity, place, length));
  }
  const shapes = [...groups].map(([{ name, weight, ink, type }, { paths, texts }]) => {
    const dashes = type === 'CENTER' ? ' stroke-dasharray="6 1.2 1.2 1.2"' : '';
    const drawn = paths.length > 0 ? `<path fill="none" stroke-width="${weight / 100}"${dashes} d="${paths.join('')}"/>` : '';
    const written = texts.length > 0 ? `<g fill="${ink}" stroke="none">${texts.join('')}</g>` : '';
    return `<g id="${name}" stroke="${ink}">${drawn}${written}</g>`;
  });
  const box = `viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} font-family="Arial,Helvetica,sans-serif" stroke-linejoin="round"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${shapes.join('')}</svg>\n`;
}

const svgPath = (entity, place, length) =>
  entity.kind === 'arc'
    ? svgArc(entity, place, length)
    : `M${entity.points.map((point) => place(point).map(short).join(' ')).join('L')}${entity.closed ? 'z' : ''}`;

function svgArc({ centre, radius, from, to }, place, length) {
  const at = (degrees) =>
    place([centre[0] + radius * Math.cos((degrees * Math.PI) / 180), centre[1] + radius * Math.sin((degrees * Math.PI) / 180)])
      .map(short)
      .join(' ');
  const r = short(length(radius));
  if (to - from === 360) return `M${at(0)}A${r} ${r} 0 1 0 ${at(180)}A${r} ${r} 0 1 0 ${at(0)}`;
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 0 ${at(to)}`;
}

function svgText({ at, value, height, align, rotation }, place, length) {
  const [x, y] = place(at).map(short);
  const anchor = { left: '', center: ' text-anchor="middle"', right: ' text-anchor="end"' }[align];
  const turn = rotation ? ` transform="rotate(${-rotation} ${x} ${y})"` : '';
  return `<text x="${x}" y="${y}" font-size="${short(length(height) * 1.38)}"${anchor}${turn}>${escaped(value)}</text>`;
}

const svgHatch = ({ points }, place) =>
  hatchLines(points)
    .map((line) => `M${line.map((point) => place(point).map(short).join(' ')).join('L')}`)
    .join('');

/** Returns the oblique lines of a hatched rectangle, on one grid for the whole drawing. */
export function hatchLines(points, distance = 0.127) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const lines = [];
  for (let c = Math.ceil((y0 - x1) / distance) * distance; c < y1 - x0; c += distance) {
    const [from, to] = [Math.max(x0, y0 - c), Math.min(x1, y1 - c)];
    if (to - from > 0.001)
      lines.push([
        [from, from + c],
        [to, to + c],
      ]);
  }
  return lines;
}
