import { sheets } from './areas.mjs';
import { crossSection, facadeSheet, sectionSheet } from './elevations.mjs';
import { layerList, layersOf } from './layers.mjs';
import { planOf } from './plan.mjs';
import { tableSheet } from './tables.mjs';
import { writeDxf } from './write-dxf.mjs';
import { writeIfc } from './write-ifc.mjs';
import { scanHouse, writeLas } from './write-las.mjs';
import { writePdf } from './write-pdf.mjs';
import { writeSvg } from './write-svg.mjs';
import { writeXlsx } from './write-xlsx.mjs';

const tableTitles = {
  raumbuch: { title: 'Raumbuch', number: 'Q-RB-01' },
  wohnflaeche: { title: 'Wohnfläche nach WoFlV', number: 'Q-FL-01' },
  'din-277': { title: 'Flächen nach DIN 277', number: 'Q-FL-02' },
};

/** Makes every file of the reference building but its renderings. @returns the bytes by file name */
export async function makeArtefacts() {
  const files = new Map();
  const add = (name, content) => void files.set(`haus-q-${name}`, Buffer.from(content));
  const drawings = {
    ...Object.fromEntries(
      ['basic', 'standard', 'premium'].map((edition) => [`grundriss-${edition}`, { drawing: planOf(edition), edition }]),
    ),
    schnitt: { drawing: crossSection(), edition: 'section' },
    fassaden: { drawing: facadeSheet(), edition: 'section' },
    ansichten: { drawing: sectionSheet(), edition: 'section' },
  };
  const pageOf = ({ drawing, edition }) => ({ drawing, layerOf: layersOf(edition) });
  for (const [name, made] of Object.entries(drawings)) {
    const page = pageOf(made);
    add(`${name}.dxf`, writeDxf(page.drawing, { layers: layerList(made.edition), layerOf: page.layerOf }));
    add(`${name}.svg`, writeSvg(page.drawing, page.layerOf));
    add(`${name}.pdf`, await writePdf([page], { title: `Haus Q: ${made.drawing.sheet.title}`, subject: 'Probe' }));
  }
  const set = [drawings['grundriss-premium'], drawings.ansichten].map(pageOf);
  add('plansatz.pdf', await writePdf(set, { title: 'Haus Q: Plansatz', subject: 'Probe' }));
  for (const [name, table] of Object.entries(sheets)) {
    const page = pageOf({ drawing: tableSheet(table, tableTitles[name]), edition: 'section' });
    add(`${name}.xlsx`, writeXlsx(table));
    add(`${name}.svg`, writeSvg(page.drawing, page.layerOf));
    add(`${name}.pdf`, await writePdf([page], { title: `Haus Q: ${tableTitles[name].title}`, subject: 'Probe' }));
  }
  for (const lod of [200, 300]) add(`lod-${lod}.ifc`, writeIfc(lod));
  add('punktwolke.las', writeLas(scanHouse()));
  return files;
}
