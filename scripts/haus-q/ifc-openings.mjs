import { exact } from './house.mjs';
import { boxShape, describe } from './ifc-model.mjs';
import { choice, label, truth } from './step-file.mjs';

/** Returns the width of an opening, along its wall. */
export const lengthOf = ({ isLevel, x0, x1, y0, y1 }) => exact(isLevel ? x1 - x0 : y1 - y0);

/** Cuts an opening into a wall and fills it with a door or a window. */
export function addOpening(model, { opening, element, own, corner, name, lod }) {
  const { add, id, place, ground } = model;
  const { x0, y0, x1, y1, sill, head, kind, isLevel, isOuter } = opening;
  const size = { width: exact(x1 - x0), depth: exact(y1 - y0), height: exact(head - sill) };
  const hole = place(own, exact(x0 - corner[0]), exact(y0 - corner[1]), sill);
  const voided = add(
    'IFCOPENINGELEMENT',
    id(`hole ${name}`),
    null,
    `Öffnung ${name}`,
    null,
    null,
    hole,
    boxShape(model, size),
    null,
    choice('OPENING'),
  );
  add('IFCRELVOIDSELEMENT', id(`voids ${name}`), null, null, null, element, voided);
  const thin = 0.08;
  const across = exact(((isLevel ? size.depth : size.width) - thin) / 2);
  const leaf = place(hole, isLevel ? 0 : across, isLevel ? across : 0, 0);
  const leafSize = isLevel ? { ...size, depth: thin } : { ...size, width: thin };
  const isDoor = kind === 'door';
  const width = lengthOf(opening);
  const title = `${isDoor ? 'T' : 'F'}-${name.slice(3)}`;
  const filled = add(
    isDoor ? 'IFCDOOR' : 'IFCWINDOW',
    id(`leaf ${name}`),
    null,
    title,
    null,
    null,
    leaf,
    boxShape(model, leafSize),
    title,
    size.height,
    width,
    choice(isDoor ? 'DOOR' : 'WINDOW'),
    null,
    null,
  );
  add('IFCRELFILLSELEMENT', id(`fills ${name}`), null, null, null, voided, filled);
  ground.elements.push(filled);
  const common = { IsExternal: truth(isOuter), ...(lod === 300 ? openingFacts(isDoor, isOuter) : {}) };
  const quantities = {
    name: isDoor ? 'Qto_DoorBaseQuantities' : 'Qto_WindowBaseQuantities',
    values: { Width: width, Height: size.height, Area: exact(width * size.height) },
  };
  describe(model, filled, { name: title, quantities, properties: { [isDoor ? 'Pset_DoorCommon' : 'Pset_WindowCommon']: common } });
}

function openingFacts(isDoor, isOuter) {
  if (!isDoor) return { ThermalTransmittance: { raw: 'IFCTHERMALTRANSMITTANCEMEASURE(0.95)' }, AcousticRating: label('SSK 2') };
  return isOuter
    ? { SecurityRating: label('RC 2'), ThermalTransmittance: { raw: 'IFCTHERMALTRANSMITTANCEMEASURE(1.3)' } }
    : { AcousticRating: label('Rw 27 dB') };
}
