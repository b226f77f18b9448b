import { DEPTH, exact, heights, PITCH, rooms, walls, WIDTH } from './house.mjs';
import { addMaterial, boxShape, createModel, describe } from './ifc-model.mjs';
import { addOpening, lengthOf } from './ifc-openings.mjs';
import { choice, createStepFile, identifier, label, truth } from './step-file.mjs';

/**
 * Writes the building as IFC4. LOD 200 has generic elements with their quantities; LOD 300 adds layers of material, types of
 * openings with their requirements, and the finishes of the rooms.
 */
export function writeIfc(lod) {
  const file = createStepFile({ schema: 'IFC4', fileName: `haus-q-lod-${lod}.ifc`, description: 'ViewDefinition [ReferenceView_V1.2]' });
  const model = createModel(file);
  for (const [index, wall] of walls.entries()) addWall(model, wall, { index, lod });
  addSlab(model, 'Bodenplatte', {
    z: -heights.slab,
    thickness: heights.slab,
    kind: 'BASESLAB',
    storey: model.ground,
    material: 'Stahlbeton C25/30',
    lod,
  });
  addSlab(model, 'Decke über EG', {
    z: heights.room,
    thickness: heights.storey - heights.room,
    kind: 'FLOOR',
    storey: model.ground,
    material: 'Stahlbeton C25/30',
    lod,
  });
  addRoof(model, lod);
  for (const room of rooms) addSpace(model, room, lod);
  model.finish();
  return file.text();
}

function addWall(model, wall, { index, lod }) {
  const { add, id, place, ground } = model;
  const { x0, y0, x1, y1, isOuter, isLevel, openings } = wall;
  const name = `${isOuter ? 'AW' : 'IW'}-${String(index + 1).padStart(2, '0')}`;
  const size = { width: exact(x1 - x0), depth: exact(y1 - y0), height: isOuter ? heights.storey : heights.room };
  const [length, thickness] = isLevel ? [size.width, size.depth] : [size.depth, size.width];
  const own = place(ground.place, x0, y0, 0);
  const element = add(
    'IFCWALL',
    id(name),
    null,
    name,
    isOuter ? 'Außenwand' : 'Innenwand',
    null,
    own,
    boxShape(model, size),
    name,
    choice('SOLIDWALL'),
  );
  ground.elements.push(element);
  const open = exact(openings.reduce((sum, opening) => sum + lengthOf(opening) * (opening.head - opening.sill), 0));
  const side = exact(length * size.height);
  const values = {
    Length: length,
    Width: thickness,
    Height: size.height,
    GrossSideArea: side,
    NetSideArea: exact(side - open),
    NetVolume: exact((side - open) * thickness),
  };
  const rating = isOuter ? { ThermalTransmittance: { raw: 'IFCTHERMALTRANSMITTANCEMEASURE(0.21)' } } : { FireRating: label('F30') };
  const properties = {
    Pset_WallCommon: {
      Reference: identifier(isOuter ? 'AW40' : 'IW20'),
      IsExternal: truth(isOuter),
      LoadBearing: truth(isOuter || thickness >= 0.2),
      ...(lod === 300 ? rating : {}),
    },
  };
  describe(model, element, { name, quantities: { name: 'Qto_WallBaseQuantities', values }, properties });
  addMaterial(model, element, { name, lod, layers: isOuter ? OUTER : INNER, generic: 'Mauerwerk' });
  openings.forEach((opening, at) => addOpening(model, { opening, element, own, corner: [x0, y0], name: `${name}-${at + 1}`, lod }));
}

const OUTER = [
  ['Außenputz', 0.02],
  ['Hochlochziegel', 0.365],
  ['Innenputz', 0.015],
];
const INNER = [
  ['Innenputz', 0.0125],
  ['Kalksandstein', 0.175],
  ['Innenputz', 0.0125],
];

function addSlab(model, name, { z, thickness, kind, storey, material, lod }) {
  const { add, id, place } = model;
  const size = { width: WIDTH, depth: DEPTH, height: exact(thickness) };
  const isInner = kind === 'FLOOR';
  const inset = isInner ? 0.4 : 0;
  const inner = { ...size, width: exact(size.width - 2 * inset), depth: exact(size.depth - 2 * inset) };
  const element = add(
    'IFCSLAB',
    id(name),
    null,
    name,
    null,
    null,
    place(storey.place, inset, inset, z),
    boxShape(model, inner),
    null,
    choice(kind),
  );
  storey.elements.push(element);
  const area = exact(inner.width * inner.depth);
  describe(model, element, {
    name,
    quantities: {
      name: 'Qto_SlabBaseQuantities',
      values: { Width: inner.height, GrossArea: area, GrossVolume: exact(area * inner.height) },
    },
    properties: { Pset_SlabCommon: { IsExternal: truth(!isInner), LoadBearing: truth(true) } },
  });
  addMaterial(model, element, { name, lod, layers: [[material, inner.height]], generic: 'Beton' });
}

/** The roof is a triangle of two slopes, drawn in the gable's plane and extruded along the ridge. */
function addRoof(model, lod) {
  const { add, id, place, shape, attic, direction, point } = model;
  const [half, slope, thick] = [DEPTH / 2 + heights.eaves, Math.tan(PITCH), heights.roof / Math.cos(PITCH)];
  const ridge = heights.ridge - attic.z;
  const outline = [
    [-half, ridge - slope * half],
    [0, ridge],
    [half, ridge - slope * half],
    [half, ridge - slope * half - thick],
    [0, ridge - thick],
    [-half, ridge - slope * half - thick],
  ];
  const points = [...outline, outline[0]].map(([y, z]) => add('IFCCARTESIANPOINT', [exact(y), exact(z)]));
  const profile = add('IFCARBITRARYCLOSEDPROFILEDEF', choice('AREA'), null, add('IFCPOLYLINE', points));
  const length = WIDTH + 2 * heights.verge;
  const plane = add('IFCAXIS2PLACEMENT3D', point(0, 0, 0), direction(1, 0, 0), direction(0, 1, 0));
  const body = shape([add('IFCEXTRUDEDAREASOLID', profile, plane, direction(0, 0, 1), length)]);
  const element = add(
    'IFCROOF',
    id('roof'),
    null,
    'Satteldach 37°',
    null,
    null,
    place(attic.place, -heights.verge, DEPTH / 2, 0),
    body,
    null,
    choice('GABLE_ROOF'),
  );
  attic.elements.push(element);
  const area = exact((2 * half * length) / Math.cos(PITCH));
  describe(model, element, {
    name: 'roof',
    quantities: { name: 'Qto_RoofBaseQuantities', values: { GrossArea: area, NetArea: area } },
    properties: { Pset_RoofCommon: { IsExternal: truth(true) } },
  });
  addMaterial(model, element, {
    name: 'roof',
    lod,
    layers: [
      ['Dachziegel', 0.05],
      ['Sparren, gedämmt', 0.235],
      ['Gipskarton', 0.015],
    ],
    generic: 'Dachaufbau',
  });
}

function addSpace(model, { number, name, x, y, width, depth, area, perimeter }, lod) {
  const { add, id, place, ground } = model;
  const size = { width, depth, height: heights.room };
  const space = add(
    'IFCSPACE',
    id(`space ${number}`),
    null,
    number,
    null,
    null,
    place(ground.place, x, y, 0),
    boxShape(model, size),
    name,
    choice('ELEMENT'),
    choice('INTERNAL'),
    null,
  );
  ground.spaces.push(space);
  const values = { Height: heights.room, NetPerimeter: perimeter, NetFloorArea: area, NetVolume: exact(area * heights.room) };
  const covering = {
    Pset_SpaceCoveringRequirements: {
      FloorCovering: label(name === 'Bad' || name === 'Flur' ? 'Fliesen 60 x 60' : 'Parkett Eiche'),
      WallCovering: label('Putz, gestrichen'),
    },
  };
  const properties = { Pset_SpaceCommon: { Reference: identifier(number), IsExternal: truth(false) }, ...(lod === 300 ? covering : {}) };
  describe(model, space, { name: `space ${number}`, quantities: { name: 'Qto_SpaceBaseQuantities', values }, properties });
}
