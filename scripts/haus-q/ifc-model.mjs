import { heights } from './house.mjs';
import { choice, guidOf } from './step-file.mjs';

const nothing = (count) => Array.from({ length: count }, () => null);
const derived = (count) => Array.from({ length: count }, () => ({ raw: '*' }));

/** Begins a model: units, contexts, the tree from the project to its storeys, and what elements are made of. */
export function createModel(file) {
  const geometry = createGeometry(file);
  return { ...geometry, id: guidOf, ...createTree(geometry) };
}

function createGeometry({ add }) {
  const point = (...values) => add('IFCCARTESIANPOINT', values);
  const direction = (...values) => add('IFCDIRECTION', values);
  const [up, east] = [direction(0, 0, 1), direction(1, 0, 0)];
  const axes = (x, y, z) => add('IFCAXIS2PLACEMENT3D', point(x, y, z), up, east);
  const place = (parent, x, y, z) => add('IFCLOCALPLACEMENT', parent, axes(x, y, z));
  const context = add('IFCGEOMETRICREPRESENTATIONCONTEXT', null, 'Model', { raw: '3' }, 0.00001, axes(0, 0, 0), null);
  const view = [context, null, choice('MODEL_VIEW'), null];
  const body = add('IFCGEOMETRICREPRESENTATIONSUBCONTEXT', 'Body', 'Model', ...derived(4), ...view);
  const shape = (items, kind = 'SweptSolid') =>
    add('IFCPRODUCTDEFINITIONSHAPE', null, null, [add('IFCSHAPEREPRESENTATION', body, 'Body', kind, items)]);
  return { add, place, point, direction, axes, shape, context };
}

const units = [
  ['LENGTHUNIT', 'METRE'],
  ['AREAUNIT', 'SQUARE_METRE'],
  ['VOLUMEUNIT', 'CUBIC_METRE'],
  ['PLANEANGLEUNIT', 'RADIAN'],
];

function createTree({ add, place, context }) {
  const element = choice('ELEMENT');
  const si = units.map(([type, name]) => add('IFCSIUNIT', ...derived(1), choice(type), null, choice(name)));
  const assigned = add('IFCUNITASSIGNMENT', si);
  const project = add('IFCPROJECT', guidOf('project'), null, 'Haus Q', 'Beispielgebäude', ...nothing(3), [context], assigned);
  const sitePlace = place(null, 0, 0, 0);
  const site = add('IFCSITE', guidOf('site'), null, 'Grundstück', ...nothing(2), sitePlace, ...nothing(2), element, ...nothing(5));
  const buildingPlace = place(sitePlace, 0, 0, 0);
  const building = add(
    'IFCBUILDING',
    guidOf('building'),
    null,
    'Haus Q',
    ...nothing(2),
    buildingPlace,
    ...nothing(2),
    element,
    ...nothing(3),
  );
  const storey = (name, z) => {
    const own = place(buildingPlace, 0, 0, z);
    const item = add('IFCBUILDINGSTOREY', guidOf(`storey ${name}`), null, name, ...nothing(2), own, ...nothing(2), element, z);
    return { z, place: own, elements: [], spaces: [], item };
  };
  const [ground, attic] = [storey('Erdgeschoss', 0), storey('Dachgeschoss', heights.storey)];
  const whole = (name, parent, parts) => add('IFCRELAGGREGATES', guidOf(`parts ${name}`), ...nothing(3), parent, parts);
  const finish = () => {
    whole('project', project, [site]);
    whole('site', site, [building]);
    whole('building', building, [ground.item, attic.item]);
    whole('ground', ground.item, ground.spaces);
    for (const { z, elements, item } of [ground, attic])
      add('IFCRELCONTAINEDINSPATIALSTRUCTURE', guidOf(`in ${z}`), ...nothing(3), elements, item);
  };
  return { ground, attic, finish };
}

/** Returns the shape of a box whose lower corner is the placement's origin. */
export function boxShape({ add, axes, direction, shape }, { width, depth, height }) {
  const centre = add('IFCAXIS2PLACEMENT2D', add('IFCCARTESIANPOINT', [width / 2, depth / 2]), null);
  const profile = add('IFCRECTANGLEPROFILEDEF', choice('AREA'), null, centre, width, depth);
  return shape([add('IFCEXTRUDEDAREASOLID', profile, axes(0, 0, 0), direction(0, 0, 1), height)]);
}

/** Adds quantities (`{ Length: 2 }`, kinds by name) and properties to an element. */
export function describe({ add, id }, element, { name, quantities, properties }) {
  const set = (kind, of) => add('IFCRELDEFINESBYPROPERTIES', id(`${kind} of ${name}`), null, null, null, [element], of);
  if (quantities) {
    const items = Object.entries(quantities.values).map(([key, value]) => add(`IFCQUANTITY${kindOf(key)}`, key, null, null, value, null));
    set('quantities', add('IFCELEMENTQUANTITY', id(`quantities ${name}`), null, quantities.name, null, null, items));
  }
  for (const [title, values] of Object.entries(properties ?? {})) {
    const items = Object.entries(values).map(([key, value]) => add('IFCPROPERTYSINGLEVALUE', key, null, value, null));
    set(title, add('IFCPROPERTYSET', id(`${title} ${name}`), null, title, null, items));
  }
}

const kindOf = (key) => (key.endsWith('Area') ? 'AREA' : key.endsWith('Volume') ? 'VOLUME' : 'LENGTH');

/** Gives an element its material: in LOD 300 as layers with their thickness. */
export function addMaterial({ add, id }, element, { name, lod, layers, generic }) {
  const material =
    lod === 300
      ? add(
          'IFCMATERIALLAYERSET',
          layers.map(([title, thickness]) =>
            add('IFCMATERIALLAYER', add('IFCMATERIAL', title, null, null), thickness, null, title, null, null, null),
          ),
          name,
          null,
        )
      : add('IFCMATERIAL', generic, null, null);
  add('IFCRELASSOCIATESMATERIAL', id(`material ${name}`), null, null, null, [element], material);
}
