/**
 * A drawing in metres, `y` up, that becomes DXF, PDF and SVG: entities name a role, and each edition says on which layer
 * a role lies, or that it has none.
 */
export function createDrawing() {
  const entities = [];
  const blocks = new Map();
  const add = (role, entity) => void entities.push({ role, ...entity });
  return {
    entities,
    blocks,
    line: (role, from, to) => add(role, { kind: 'path', points: [from, to], closed: false }),
    path: (role, points, closed = true) => add(role, { kind: 'path', points, closed }),
    rect: (role, [x0, y0], [x1, y1]) => add(role, { kind: 'path', points: rectangle(x0, y0, x1, y1), closed: true }),
    circle: (role, centre, radius) => add(role, { kind: 'arc', centre, radius, from: 0, to: 360 }),
    arc: (role, centre, radius, [from, to]) => add(role, { kind: 'arc', centre, radius, from, to }),
    /** `align` is left, center or right; `at` lies on the base line. */
    text: (role, at, value, { height = 0.2, align = 'left', rotation = 0 } = {}) =>
      add(role, { kind: 'text', at, value, height, align, rotation }),
    /** `pattern` is solid, masonry, insulation or concrete. */
    hatch: (role, points, pattern) => add(role, { kind: 'hatch', points, pattern }),
    insert: (role, block, at, { rotation = 0, mirrored = false } = {}) => add(role, { kind: 'insert', block, at, rotation, mirrored }),
    /** A measured length between two points of one axis, with its line at `at`. */
    dimension: (role, from, to, { at, upright = false }) => add(role, { kind: 'dimension', from, to, at, upright }),
    /** Defines a block once; `draw` fills a drawing of its own. */
    block(name, draw) {
      if (blocks.has(name)) return name;
      const own = createDrawing();
      draw(own);
      blocks.set(name, own.entities);
      return name;
    },
  };
}

export const rectangle = (x0, y0, x1, y1) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Returns a length as German plans write it: metres with a comma, below one metre centimetres. */
export function lengthText(metres) {
  if (metres < 0.9995) return String(Math.round(metres * 100));
  return metres.toFixed(2).replace('.', ',');
}

export const decimal = (value, digits = 2) => value.toFixed(digits).replace('.', ',');

const DIM_TEXT = 0.18;
const TICK = 0.09;

/** Returns what a dimension consists of: line, oblique ticks, extension lines, number. */
export function dimensionParts({ from, to, at, upright }, text = lengthText(to - from)) {
  const point = (along, across) => (upright ? [across, along] : [along, across]);
  const line = (a, b) => ({ kind: 'path', points: [a, b], closed: false });
  const ticks = [from, to].flatMap((along) => {
    const [x, y] = point(along, at);
    return [line([x - TICK, y - TICK], [x + TICK, y + TICK]), line(point(along, at - 0.16), point(along, at + 0.16))];
  });
  const middle = (from + to) / 2;
  const place = upright ? [at - 0.07, middle] : [middle, at + 0.07];
  const number = { kind: 'text', at: place, value: text, height: DIM_TEXT, align: 'center', rotation: upright ? 90 : 0 };
  return [line(point(from, at), point(to, at)), ...ticks, number];
}

/** Replaces inserts and dimensions by what they consist of, on their layers; for PDF and SVG, which know neither. */
export function flatten(drawing, layerOf) {
  const out = [];
  const visit = (entity, role, place) => {
    if (!layerOf(role)) return;
    if (entity.kind === 'insert') {
      const inner = (point) => place(placed(entity, point));
      for (const part of drawing.blocks.get(entity.block)) visitPart(part, role, inner, entity);
    } else if (entity.kind === 'dimension') for (const part of dimensionParts(entity)) out.push({ ...moved(part, place), role });
    else out.push({ ...moved(entity, place), role });
  };
  const visitPart = (part, role, inner, insert) =>
    out.push({ ...moved(asPath(part), inner), role, rotation: (part.rotation ?? 0) + insert.rotation });
  for (const entity of drawing.entities) visit(entity, entity.role, (point) => point);
  return out;
}

function placed({ at, rotation, mirrored }, [x, y]) {
  const angle = (rotation * Math.PI) / 180;
  const sx = mirrored ? -x : x;
  return [at[0] + sx * Math.cos(angle) - y * Math.sin(angle), at[1] + sx * Math.sin(angle) + y * Math.cos(angle)];
}

/** Arcs inside blocks become paths, so that mirroring and turning need no cases. */
function asPath(part) {
  if (part.kind !== 'arc') return part;
  const steps = Math.max(6, Math.round((part.to - part.from) / 7.5));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((part.from + ((part.to - part.from) * step) / steps) * Math.PI) / 180;
    return [part.centre[0] + part.radius * Math.cos(angle), part.centre[1] + part.radius * Math.sin(angle)];
  });
  return { kind: 'path', points, closed: part.to - part.from === 360 };
}

function moved(entity, place) {
  if (entity.points) return { ...entity, points: entity.points.map(place) };
  if (entity.at) return { ...entity, at: place(entity.at) };
  if (entity.centre) return { ...entity, centre: place(entity.centre) };
  return entity;
}
