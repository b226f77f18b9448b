/**
 * Layers: name, colour as CAD programs number it, line weight in hundredths of a millimetre as DIN 1356-1 has it for 1:100,
 * line type, and the grey of prints.
 */
const layer = (name, colour, weight, { type = 'CONTINUOUS', ink = '#111111' } = {}) => ({ name, colour, weight, type, ink });

const GREY = { ink: '#555555' };
const frame = layer('PLANKOPF', 7, 25);
const frameFine = layer('PLANKOPF_TEXT', 7, 18);

/** The six layers that the service's text names, and the sheet's own. */
const basic = {
  wall: layer('WAND', 7, 50),
  column: layer('STUETZE', 7, 50),
  window: layer('FENSTER', 5, 25),
  door: layer('TUER', 3, 25),
  stairs: layer('TREPPE', 4, 18, GREY),
  note: layer('HINWEIS', 1, 18, { ink: '#c0392b' }),
};

const standard = {
  wall: layer('ROHBAU', 7, 50),
  column: layer('ROHBAU', 7, 50),
  stairs: layer('AUSBAU', 4, 18, GREY),
  window: layer('OEFFNUNG', 5, 25),
  door: layer('OEFFNUNG', 5, 25),
  text: layer('TEXT', 7, 18),
  stamp: layer('TEXT', 7, 18),
  north: layer('TEXT', 7, 18),
  dimension: layer('BEMASSUNG', 8, 13, { ink: '#333333' }),
  fixture: layer('AUSSTATTUNG', 9, 18, GREY),
  axis: layer('ACHSE', 1, 13, { type: 'CENTER', ink: '#777777' }),
  note: layer('HINWEIS', 1, 18, { ink: '#c0392b' }),
  addition: layer('NACHTRAG', 6, 18),
};

const premium = {
  ...standard,
  wall: layer('ROHBAU_WAND', 7, 50),
  column: layer('ROHBAU_STUETZE', 7, 50),
  hatchOuter: layer('SCHRAFFUR_MAUERWERK_AUSSEN', 8, 13, { ink: '#666666' }),
  hatchInner: layer('SCHRAFFUR_MAUERWERK_INNEN', 8, 13, { ink: '#666666' }),
  window: layer('OEFFNUNG_FENSTER', 5, 25),
  door: layer('OEFFNUNG_TUER', 3, 25),
  sill: layer('OEFFNUNG_BRUESTUNG', 8, 13, { ink: '#333333' }),
  room: layer('RAUMPOLYGON', 6, 13, { ink: '#2c6fbb' }),
  stamp: layer('RAUMSTEMPEL', 7, 18),
  fixture: layer('AUSSTATTUNG_FEST', 9, 18, GREY),
  furniture: layer('AUSSTATTUNG_LOSE', 9, 13, { ink: '#888888' }),
  innerDimension: layer('BEMASSUNG_INNEN', 8, 13, { ink: '#333333' }),
};

const section = {
  wall: layer('SCHNITT_ROHBAU', 7, 50),
  hatchOuter: layer('SCHNITT_SCHRAFFUR', 8, 13, { ink: '#666666' }),
  window: layer('OEFFNUNG', 5, 25),
  view: layer('ANSICHT', 7, 25),
  fine: layer('ANSICHT_FEIN', 8, 13, GREY),
  ground: layer('GELAENDE', 7, 70),
  text: layer('TEXT', 7, 18),
  level: layer('HOEHENKOTE', 7, 18),
  dimension: layer('BEMASSUNG', 8, 13, { ink: '#333333' }),
};

const editions = { basic, standard, premium, section };

/** Returns by role the layer of an edition; null for roles that it leaves out. */
export const layersOf = (edition) => {
  const own = { ...editions[edition], frame, frameText: frameFine };
  return (role) => own[role] ?? null;
};

/** Returns the layers of an edition, each once. */
export const layerList = (edition) => [
  ...new Map([...Object.values(editions[edition]), frame, frameFine].map((each) => [each.name, each])).values(),
];
