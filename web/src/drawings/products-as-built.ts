import { product, type Drawings } from './drawing';
import { elevation } from './elevation';
import { hatch } from './hatch';
import { HOUSE_Q } from './house';
import { ACCENT, RED } from './ink';
import { plan } from './plan';
import { houseModel, houseView, plantRoom, tanks } from './product-field';
import { isometric, oblique } from './projection';
import { scan } from './scan';

const COARSE = 2;

const houseScan = (noise: number): string =>
  scan(HOUSE_Q, {
    project: houseView,
    height: 2.5,
    spacing: 0.36,
    noise,
    floor: 0,
    lineWidth: 1.5,
    solid: true,
    colours: ['currentColor', ACCENT],
  });

function cloudToPlan(): string {
  const cloud = scan(HOUSE_Q, {
    project: oblique(11, 18, 74, 0, 0),
    height: 0.1,
    view: 'oblique',
    spacing: 0.2,
    noise: 90,
    floor: 0,
    lineWidth: 1.8,
    dash: '0 3 0 4',
    colours: ['currentColor'],
  });
  const drawn = plan(HOUSE_Q, { scale: 15, x: 14, y: 30, wall: 'hatch', hatchId: 'd_p2', furniture: false });
  return `<g transform="translate(-6 -8)">${cloud}</g><path d="M154 112h16M166 107l6 5l-6 5" stroke="${ACCENT}" stroke-width="1.8"/><g transform="translate(176 50) scale(.68)">${drawn}</g>`;
}

const cloudToModel = (): string =>
  `<clipPath id="d_c1"><path d="M0 0h160v220H0z"/></clipPath><clipPath id="d_c2"><path d="M160 0h160v220H160z"/></clipPath><g clip-path="url(#d_c1)">${houseScan(60)}</g><g clip-path="url(#d_c2)">${houseModel()}</g><path d="M160 8V212" stroke="${RED}" stroke-width="1.2" stroke-dasharray="10 3 2 3"/>`;

function dottedFacade(): string {
  const facade = elevation({ x: 46, y: 188, width: 228, floorHeight: 48, roof: 52, columns: 5 });
  return `<g stroke-dasharray="0 3.2" stroke-linecap="round">${facade.replace(/stroke-width="[^"]*"/g, 'stroke-width="1.7"')}</g><path d="M160 20V200" stroke="${ACCENT}" stroke-width="1" stroke-dasharray="8 4"/>`;
}

function scannedTanks(): string {
  const project = isometric(14.5, 142, 64);
  let lines = '';
  for (const [x0, y0, , x1, y1, top] of tanks) {
    for (let z = 0; z <= top; z += 0.22) {
      const corners = [project(x0, y1, z), project(x1, y1, z), project(x1, y0, z)];
      lines += `M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}`;
    }
  }
  return `<path d="${lines}" stroke="${ACCENT}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0 3 0 4.4"/>`;
}

export const asBuiltProducts: Drawings = {
  'as-built/punktwolke-zu-2d': product(cloudToPlan, hatch('d_p2', 'dots', ACCENT), COARSE),
  'as-built/punktwolke-zu-3d': product(() => houseScan(70), '', COARSE),
  'as-built/punktwolke-zu-bim': product(cloudToModel, '', COARSE),
  'as-built/fassadenplaene-aus-punktwolke': product(dottedFacade, '', COARSE),
  'as-built/technikzentrale-aus-punktwolke': product(() => plantRoom(isometric(14.5, 142, 64)) + scannedTanks(), '', COARSE),
};
