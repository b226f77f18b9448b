import { dimensionParts, lengthText } from './drawing.mjs';

const hex = (value) => value.toString(16).toUpperCase();

/** Collects groups of a DXF file and hands out handles in order, so that equal drawings are equal files. */
function createWriter() {
  const lines = [];
  let last = 0x30;
  return {
    lines,
    next: () => hex(last++),
    put(...groups) {
      for (let i = 0; i < groups.length; i += 2)
        lines.push(String(groups[i]), typeof groups[i + 1] === 'number' ? number(groups[i], groups[i + 1]) : groups[i + 1]);
    },
    seed: () => hex(last + 1),
  };
}

/** Whole numbers stay whole for codes that want them. */
function number(code, value) {
  if ((code >= 60 && code < 100) || (code >= 170 && code < 180) || (code >= 270 && code < 290) || code >= 370) return String(value);
  return String(Math.round(value * 1e6) / 1e6);
}

/** Writes signs that the file's code page lacks as CAD programs read them. */
const escaped = (text) => text.replace(/[^\x20-\xff]/g, (sign) => `\\U+${hex(sign.codePointAt(0)).padStart(4, '0')}`);

/** Writes a drawing as DXF of AutoCAD 2000, which every CAD program reads, in its code page 1252 and with lines that end as in DOS. */
export function writeDxf(drawing, { layers, layerOf }) {
  const w = createWriter();
  const dimensions = drawing.entities.filter((entity) => entity.kind === 'dimension' && layerOf(entity.role));
  const used = [...drawing.blocks.keys()].filter((name) => drawing.entities.some(({ block, role }) => block === name && layerOf(role)));
  const names = ['*Model_Space', '*Paper_Space', ...used, ...dimensions.map((_, index) => `*D${index}`)];
  const records = new Map(names.map((name) => [name, w.next()]));
  const body = createBody(w, { drawing, layerOf, records, dimensions });
  const start = w.lines.length;
  writeTables(w, { layers, records });
  body.blocks(used);
  body.entities();
  writeObjects(w);
  const rest = w.lines.splice(start);
  writeHeader(w, drawing);
  return Buffer.from(`${[...w.lines, ...rest, '0', 'EOF'].join('\r\n')}\r\n`, 'latin1');
}

function writeHeader(w, drawing) {
  const { origin, width, height, scale } = drawing.sheet;
  const far = [origin[0] + (width * scale) / 1000, origin[1] + (height * scale) / 1000];
  w.put(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1015', 9, '$DWGCODEPAGE', 3, 'ANSI_1252');
  w.put(9, '$INSUNITS', 70, 6, 9, '$MEASUREMENT', 70, 1, 9, '$LTSCALE', 40, 0.5, 9, '$HANDSEED', 5, w.seed());
  w.put(9, '$EXTMIN', 10, origin[0], 20, origin[1], 30, 0, 9, '$EXTMAX', 10, far[0], 20, far[1], 30, 0, 9, '$LWDISPLAY', 290, 1);
  w.put(0, 'ENDSEC', 0, 'SECTION', 2, 'CLASSES', 0, 'ENDSEC');
}

function writeTables(w, { layers, records }) {
  w.put(0, 'SECTION', 2, 'TABLES');
  const table = (name, entries, more = []) => {
    const own = w.next();
    w.put(0, 'TABLE', 2, name, 5, own, 330, '0', 100, 'AcDbSymbolTable', 70, entries.length, ...more);
    for (const [kind, handle, ...groups] of entries)
      w.put(0, name, name === 'DIMSTYLE' ? 105 : 5, handle ?? w.next(), 330, own, 100, 'AcDbSymbolTableRecord', 100, kind, ...groups);
    w.put(0, 'ENDTAB');
  };
  table('VPORT', [['AcDbViewportTableRecord', null, 2, '*Active', 70, 0, 10, 0, 20, 0, 11, 1, 21, 1, 12, 8, 22, 3.8, 40, 22, 41, 1.6]]);
  const ltype = (name, text, ...groups) => ['AcDbLinetypeTableRecord', null, 2, name, 70, 0, 3, text, 72, 65, ...groups];
  table('LTYPE', [
    ltype('ByBlock', '', 73, 0, 40, 0),
    ltype('ByLayer', '', 73, 0, 40, 0),
    ltype('CONTINUOUS', '', 73, 0, 40, 0),
    ltype('CENTER', 'Mittellinie', 73, 4, 40, 2, 49, 1.25, 74, 0, 49, -0.25, 74, 0, 49, 0.25, 74, 0, 49, -0.25, 74, 0),
  ]);
  const layer = (name, colour, type, weight) => ['AcDbLayerTableRecord', null, 2, name, 70, 0, 62, colour, 6, type, 370, weight];
  table('LAYER', [
    layer('0', 7, 'CONTINUOUS', -3),
    layer('Defpoints', 7, 'CONTINUOUS', -3),
    ...layers.map((l) => layer(l.name, l.colour, l.type, l.weight)),
  ]);
  table('STYLE', [['AcDbTextStyleTableRecord', null, 2, 'STANDARD', 70, 0, 40, 0, 41, 1, 50, 0, 71, 0, 42, 0.2, 3, 'arial.ttf', 4, '']]);
  table('VIEW', []);
  table('UCS', []);
  table('APPID', [['AcDbRegAppTableRecord', null, 2, 'ACAD', 70, 0]]);
  const style = [40, 1, 41, 0.09, 42, 0.08, 44, 0.08, 140, 0.18, 142, 0.09, 147, 0.07, 73, 0, 74, 0, 77, 1, 271, 2, 278, 44];
  table('DIMSTYLE', [['AcDbDimStyleTableRecord', null, 2, 'STANDARD', 70, 0, ...style]], [100, 'AcDbDimStyleTable', 71, 1]);
  table(
    'BLOCK_RECORD',
    [...records].map(([name, handle]) => ['AcDbBlockTableRecord', handle, 2, name]),
  );
  w.put(0, 'ENDSEC');
}

function writeObjects(w) {
  const [rootDictionary, groups] = [w.next(), w.next()];
  w.put(
    0,
    'SECTION',
    2,
    'OBJECTS',
    0,
    'DICTIONARY',
    5,
    rootDictionary,
    330,
    '0',
    100,
    'AcDbDictionary',
    281,
    1,
    3,
    'ACAD_GROUP',
    350,
    groups,
  );
  w.put(0, 'DICTIONARY', 5, groups, 330, rootDictionary, 100, 'AcDbDictionary', 281, 1, 0, 'ENDSEC');
}

/** Writes the sections of blocks and entities. */
function createBody(w, { drawing, layerOf, records, dimensions }) {
  const block = (name, parts) => {
    const owner = records.get(name);
    w.put(
      0,
      'BLOCK',
      5,
      w.next(),
      330,
      owner,
      100,
      'AcDbEntity',
      8,
      '0',
      100,
      'AcDbBlockBegin',
      2,
      name,
      70,
      name.startsWith('*D') ? 1 : 0,
      10,
      0,
      20,
      0,
      30,
      0,
      3,
      name,
      1,
      '',
    );
    for (const part of parts) writeEntity(w, part, { owner, layer: '0' });
    w.put(0, 'ENDBLK', 5, w.next(), 330, owner, 100, 'AcDbEntity', 8, '0', 100, 'AcDbBlockEnd');
  };
  return {
    blocks(used) {
      w.put(0, 'SECTION', 2, 'BLOCKS');
      block('*Model_Space', []);
      block('*Paper_Space', []);
      for (const name of used) block(name, drawing.blocks.get(name));
      dimensions.forEach((dimension, index) => block(`*D${index}`, dimensionParts(dimension)));
      w.put(0, 'ENDSEC');
    },
    entities() {
      w.put(0, 'SECTION', 2, 'ENTITIES');
      const owner = records.get('*Model_Space');
      for (const entity of drawing.entities) {
        const layer = layerOf(entity.role)?.name;
        if (layer) writeEntity(w, entity, { owner, layer, index: dimensions.indexOf(entity) });
      }
      w.put(0, 'ENDSEC');
    },
  };
}

function writeEntity(w, entity, { owner, layer, index }) {
  const begin = (type, ...classes) =>
    w.put(0, type, 5, w.next(), 330, owner, 100, 'AcDbEntity', 8, layer, ...classes.flatMap((each) => [100, each]));
  writers[entity.kind](w, entity, { begin, index });
}

const ALIGN = { left: 0, center: 1, right: 2 };

const writers = {
  path(w, { points, closed }, { begin }) {
    begin('LWPOLYLINE', 'AcDbPolyline');
    w.put(90, points.length, 70, closed ? 1 : 0, ...points.flatMap(([x, y]) => [10, x, 20, y]));
  },
  arc(w, { centre, radius, from, to }, { begin }) {
    const isCircle = to - from === 360;
    begin(isCircle ? 'CIRCLE' : 'ARC', 'AcDbCircle');
    w.put(10, centre[0], 20, centre[1], 30, 0, 40, radius);
    if (!isCircle) w.put(100, 'AcDbArc', 50, from, 51, to);
  },
  text(w, { at, value, height, align, rotation }, { begin }) {
    begin('TEXT', 'AcDbText');
    w.put(10, at[0], 20, at[1], 30, 0, 40, height, 1, escaped(value), 50, rotation, 7, 'STANDARD', 72, ALIGN[align]);
    if (align !== 'left') w.put(11, at[0], 21, at[1], 31, 0);
    w.put(100, 'AcDbText');
  },
  insert(w, { block, at, rotation, mirrored }, { begin }) {
    begin('INSERT', 'AcDbBlockReference');
    w.put(2, block, 10, at[0], 20, at[1], 30, 0, 41, mirrored ? -1 : 1, 42, 1, 43, 1, 50, rotation);
  },
  hatch(w, { points }, { begin }) {
    begin('HATCH', 'AcDbHatch');
    w.put(10, 0, 20, 0, 30, 0, 210, 0, 220, 0, 230, 1, 2, 'ANSI31', 70, 0, 71, 0, 91, 1, 92, 3, 72, 0, 73, 1, 93, points.length);
    w.put(...points.flatMap(([x, y]) => [10, x, 20, y]), 97, 0, 75, 0, 76, 1, 52, 0, 41, 0.04, 77, 0, 78, 1);
    w.put(53, 45, 43, 0, 44, 0, 45, -0.09, 46, 0.09, 79, 0, 98, 0);
  },
  dimension(w, { from, to, at, upright }, { begin, index }) {
    const [[x, y], [ax, ay], [bx, by]] = upright
      ? [
          [at, to],
          [at, from],
          [at, to],
        ]
      : [
          [to, at],
          [from, at],
          [to, at],
        ];
    const [mx, my] = upright ? [at - 0.16, (from + to) / 2] : [(from + to) / 2, at + 0.16];
    begin('DIMENSION', 'AcDbDimension');
    w.put(
      2,
      `*D${index}`,
      10,
      x,
      20,
      y,
      30,
      0,
      11,
      mx,
      21,
      my,
      31,
      0,
      70,
      32,
      71,
      5,
      1,
      lengthText(to - from),
      42,
      to - from,
      3,
      'STANDARD',
    );
    w.put(100, 'AcDbAlignedDimension', 13, ax, 23, ay, 33, 0, 14, bx, 24, by, 34, 0, 50, upright ? 90 : 0, 100, 'AcDbRotatedDimension');
  },
};
