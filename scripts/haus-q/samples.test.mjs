import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import DxfParser from 'dxf-parser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as webIfc from 'web-ifc';
import { root } from '../steps.mjs';
import { makeArtefacts } from './artefacts.mjs';
import { heights, netArea, rooms } from './house.mjs';

const folder = join(root, 'web', 'samples');
const read = (name) => readFileSync(join(folder, `haus-q-${name}`));
const names = readdirSync(folder);
const products = JSON.parse(readFileSync(join(root, 'cms', 'src', 'seed', 'content', 'products.json'), 'utf8'));

const isPicture = (name) => name.endsWith('.avif');
const near = (value, wanted, within = 0.001) => assert.ok(Math.abs(value - wanted) <= within, `${value} is not ${wanted}`);
const roomAreas = rooms.map(({ area }) => area).sort((a, b) => a - b);

void test('the files of the reference building are what the scripts make', async () => {
  const made = await makeArtefacts();
  assert.deepEqual(
    names.filter((name) => !isPicture(name)).toSorted((a, b) => (a < b ? -1 : 1)),
    [...made.keys()].toSorted((a, b) => (a < b ? -1 : 1)),
  );
  for (const [name, bytes] of made)
    assert.ok(bytes.equals(readFileSync(join(folder, name))), `${name} differs: run node scripts/haus-q/make.mjs`);
});

void test('the files together, each picture and each poster stay within their sizes', () => {
  const sizes = names.map((name) => ({ name, size: statSync(join(folder, name)).size }));
  assert.ok(sizes.reduce((sum, { size }) => sum + size, 0) <= 20_000_000);
  for (const { name, size } of sizes.filter((each) => isPicture(each.name)))
    assert.ok(size <= (name.endsWith('-poster.avif') ? 15_000 : 300_000), `${name}: ${size} bytes`);
});

const drawings = names.filter((name) => name.endsWith('.dxf')).map((name) => name.slice('haus-q-'.length, -'.dxf'.length));
const parsed = (name) => new DxfParser().parseSync(read(`${name}.dxf`).toString('latin1'));

/** Returns the layers that a service's text lists after `before`, as files write them. */
function promisedLayers(slug, before) {
  const { description } = products.find((product) => product.slug === slug).de;
  const list = new RegExp(`${before}([^.\n]+)`).exec(description)[1];
  const ascii = (word) => word.toUpperCase().replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE').replaceAll('ẞ', 'SS');
  return list.split(/,| und /).map((word) => ascii(word.trim()).replace(/EN$/, ''));
}

void test('the layers of the plans are those that the texts of the services name', () => {
  const basic = Object.keys(parsed('grundriss-basic').tables.layer.layers);
  for (const layer of promisedLayers('basic', 'sechs Layer: ')) assert.ok(basic.includes(layer), layer);
  const standard = Object.keys(parsed('grundriss-standard').tables.layer.layers);
  for (const layer of promisedLayers('standard', 'Layer getrennt nach ')) assert.ok(standard.includes(layer), layer);
});

for (const name of drawings)
  void test(`${name}.dxf has only entities on its layers, in metres`, () => {
    const { header, tables, entities } = parsed(name);
    assert.equal(header.$INSUNITS, 6);
    assert.ok(entities.length > 40);
    for (const { layer } of entities) assert.ok(tables.layer.layers[layer], layer);
  });

void test('Basic has doors and windows as blocks and no dimension; Standard measures; Premium has closed rooms', () => {
  const [basic, standard, premium] = ['basic', 'standard', 'premium'].map((edition) => parsed(`grundriss-${edition}`));
  const kinds = ({ entities }, type) => entities.filter((entity) => entity.type === type);
  assert.equal(kinds(basic, 'INSERT').filter(({ layer }) => layer === 'TUER').length, 6);
  assert.equal(kinds(basic, 'DIMENSION').length, 0);
  const total = kinds(standard, 'DIMENSION').filter(({ actualMeasurement }) => actualMeasurement === 12);
  assert.equal(total.length, 2);
  const polygons = kinds(premium, 'LWPOLYLINE').filter(({ layer }) => layer === 'RAUMPOLYGON');
  assert.ok(polygons.every(({ shape }) => shape));
  polygons
    .map(areaOf)
    .sort((a, b) => a - b)
    .forEach((area, index) => near(area, roomAreas[index]));
  assert.equal(polygons.length, rooms.length);
});

const areaOf = ({ vertices }) =>
  Math.abs(
    vertices.reduce(
      (sum, { x, y }, index) => sum + x * vertices[(index + 1) % vertices.length].y - vertices[(index + 1) % vertices.length].x * y,
      0,
    ),
  ) / 2;

const MM = 72 / 25.4;

async function pageOf(name, number = 1) {
  const document = await getDocument({ data: new Uint8Array(read(`${name}.pdf`)), verbosity: 0 }).promise;
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  await document.loadingTask.destroy();
  return { size: page.view.slice(2).map((value) => Math.round(value / MM)), items };
}

void test('plans print on A4 and A3 at 1:100 with a title block', async () => {
  const { size, items } = await pageOf('grundriss-standard');
  assert.deepEqual(size, [297, 210]);
  const leftOf = (text) => items.find(({ str }) => str === text).transform[4] / MM;
  // Axes 1 and 4 are 11.60 m apart.
  near(leftOf('4') - leftOf('1'), 116, 0.1);
  for (const text of ['1:100', 'Haus Q, Beispielgebäude', 'Q-EG-02', '12,00'])
    assert.ok(
      items.some(({ str }) => str === text),
      text,
    );
  assert.deepEqual((await pageOf('plansatz', 2)).size, [420, 297]);
});

void test('room book and area lists have the areas of the rooms', async () => {
  const readSheet = createRequire(join(root, 'web', 'package.json'))('read-excel-file/node').readSheet;
  const rowsOf = async (name) => await readSheet(join(folder, `haus-q-${name}.xlsx`));
  for (const [name, column] of [
    ['raumbuch', 3],
    ['wohnflaeche', 6],
    ['din-277', 4],
  ]) {
    const rows = await rowsOf(name);
    for (const room of rooms) near(rows.find(([number]) => String(number) === room.number)[column], room.area);
  }
  near((await rowsOf('raumbuch')).find(([first]) => first === 'Summe')[3], netArea);
  near((await rowsOf('din-277')).find(([first]) => first === 'NRF')[4], netArea);
});

void test('the models have storeys, and spaces with the areas of the room book', async () => {
  const api = new webIfc.IfcAPI();
  await api.Init();
  for (const lod of [200, 300]) {
    const model = api.OpenModel(read(`lod-${lod}.ifc`));
    const lines = (type) => Array.from(api.GetLineIDsWithType(model, type), (id) => api.GetLine(model, id));
    assert.equal(api.GetModelSchema(model), 'IFC4');
    assert.deepEqual(
      lines(webIfc.IFCBUILDINGSTOREY).map(({ Name }) => Name.value),
      ['Erdgeschoss', 'Dachgeschoss'],
    );
    assert.deepEqual(
      lines(webIfc.IFCSPACE).map(({ Name, LongName }) => `${Name.value} ${LongName.value}`),
      rooms.map(({ number, name }) => `${number} ${name}`),
    );
    const areas = lines(webIfc.IFCQUANTITYAREA)
      .filter(({ Name }) => Name.value === 'NetFloorArea')
      .map(({ AreaValue }) => AreaValue.value);
    areas.forEach((area, index) => near(area, rooms[index].area));
    assert.equal(areas.length, rooms.length);
    assert.equal(lines(webIfc.IFCMATERIALLAYERSET).length > 0, lod === 300);
    let meshes = 0;
    api.StreamAllMeshes(model, ({ geometries }) => (meshes += geometries.size()));
    assert.ok(meshes > 20);
    api.CloseModel(model);
  }
});

void test('the point cloud has at most 100,000 points, all within the house and its roof', () => {
  const las = read('punktwolke.las');
  assert.equal(las.toString('ascii', 0, 4), 'LASF');
  const count = las.readUInt32LE(107);
  assert.ok(count > 40_000 && count <= 100_000);
  assert.equal(las.length, las.readUInt32LE(96) + count * las.readUInt16LE(105));
  const range = (axis) => [las.readDoubleLE(187 + axis * 16), las.readDoubleLE(179 + axis * 16)];
  const noise = 0.01;
  for (const [axis, from, to] of [
    [0, -heights.verge, 12 + heights.verge],
    [1, -heights.eaves, 8.4 + heights.eaves],
    [2, heights.ground, heights.ridge],
  ]) {
    near(range(axis)[0], from, noise);
    near(range(axis)[1], to, noise);
  }
});
