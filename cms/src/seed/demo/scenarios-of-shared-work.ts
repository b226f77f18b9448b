import {
  approves,
  asksForPrice,
  assigns,
  assignsDirectly,
  bids,
  handsIn,
  rejectsBid,
  startsWork,
  wantsRework,
  writesAboutWork,
} from './assignment-steps';
import { bennett, deVries, kim, nordbau } from './customers';
import { ago, schedule, type ScheduledStep } from './scenario';
import { cancelsOrder, completes, drafts, issues, pays, releases, startsOrder, takesInvoiceBack } from './order-steps';
import { dxfPlan, flat, office, pdfPlan, pngPlan } from './plan-files';
import { accepts, asks, offers, takesUp, writes } from './quote-steps';

const cellar = schedule(
  'cellar',
  kim,
  [ago(9, '08:30'), asks({ items: [{ product: 'premium', quantity: 9, files: [pngPlan('Kellerplan Scan', office)] }] })],
  [ago(9, '09:10'), takesUp()],
  [ago(8, '15:45'), offers({ leadTimeDays: 12 })],
  [ago(7, '11:20'), accepts()],
  [ago(6, '08:15'), startsOrder()],
  [
    ago(6, '08:40'),
    assignsDirectly('noa', {
      title: 'Nine basement plans to CAD',
      brief: 'All walls, openings and vault lines. Dimensions as on the scan, contradictions as comments.',
      euros: 620,
      days: 7,
    }),
  ],
  [ago(5, '09:00'), startsWork('noa')],
  [ago(5, '10:30'), drafts({ percent: 5_000 })],
  [ago(5, '10:35'), issues()],
  [ago(3, '14:20'), writesAboutWork('contractor', 'noa', 'Sheet 4 lacks a dimension at the stair. Shall I measure it on the scan?')],
  [ago(3, '15:05'), writesAboutWork('staff', 'noa', 'Yes please, and mark it with “approx.” on the plan.')],
  [ago(2, '09:00'), pays(6_000)],
);

const hotel = schedule(
  'hotel',
  kim,
  [
    ago(15, '10:00'),
    asks({ items: [{ product: 'raumbuch', quantity: 64, addons: ['excel-auswertung'], files: [pdfPlan('Zimmergeschoss', office)] }] }),
  ],
  [ago(15, '10:35'), takesUp()],
  [ago(13, '14:10'), offers({ leadTimeDays: 14 })],
  [ago(11, '09:50'), accepts()],
  [ago(11, '13:00'), startsOrder()],
  [
    ago(11, '13:20'),
    assignsDirectly('noa', {
      title: 'Room book with 64 rooms',
      brief: 'Rooms, areas, finishes and doors from the plans, as a sheet after our template.',
      euros: 240,
      days: 8,
    }),
  ],
  [ago(10, '08:20'), startsWork('noa')],
  [ago(2, '16:55'), handsIn('noa', 'All 64 rooms are in, three questions stand in column K.', pdfPlan('Raumbuch Auszug', office))],
);

const boardingHouse = schedule(
  'boarding-house',
  nordbau,
  [ago(16, '11:45'), asks({ items: [{ product: 'ausfuehrungsplaene', quantity: 460, files: [dxfPlan('Entwurf Ebene 1', office)] }] })],
  [ago(16, '13:30'), takesUp()],
  [ago(14, '16:00'), offers({ discount: 200, leadTimeDays: 15 })],
  [ago(13, '10:15'), accepts()],
  [ago(12, '08:05'), startsOrder()],
  [
    ago(12, '09:00'),
    assignsDirectly('noa', {
      title: 'Construction drawings, one storey of 460 m²',
      brief: 'Floor plan 1:50 after the design attached, wall build-ups as listed.',
      euros: 1_450,
      days: 13,
    }),
  ],
  [ago(11, '08:10'), startsWork('noa')],
  [ago(3, '17:30'), handsIn('noa', 'First state, the door schedule follows.', pdfPlan('Ausführungsplan Ebene 1', office))],
  [ago(2, '10:20'), wantsRework('noa', 'Please close the outer dimension chains and add the door schedule.')],
);

const townHouse = schedule(
  'town-house',
  kim,
  [ago(13, '09:40'), asks({ items: [{ product: 'aufteilungsplaene', quantity: 6, files: [pdfPlan('Stadthaus Bestand', flat)] }] })],
  [ago(13, '10:10'), takesUp()],
  [ago(12, '11:35'), offers()],
  [ago(11, '15:15'), accepts()],
  [ago(10, '08:00'), startsOrder()],
  [
    ago(10, '08:30'),
    assignsDirectly('noa', {
      title: 'Division plans, six units',
      brief: 'Separate property in colours, one number a unit, check that units are self-contained.',
      euros: 310,
      days: 7,
    }),
  ],
  [ago(10, '13:00'), startsWork('noa')],
  [
    ago(5, '16:40'),
    handsIn('noa', 'Six units, numbered as agreed.', pdfPlan('Aufteilungsplan 2. OG', flat), dxfPlan('Aufteilungsplan 2. OG', flat)),
  ],
  [ago(4, '10:00'), approves('noa')],
  [ago(3, '09:10'), releases()],
  [ago(3, '09:30'), drafts()],
  [ago(3, '09:35'), issues()],
);

const families = schedule(
  'families',
  deVries,
  [
    ago(24, '10:20'),
    asks({ items: [{ product: 'bim-bauteilfamilien', quantity: 4 }], message: 'Four families of timber windows for Revit 2026.' }),
  ],
  [ago(24, '11:15'), takesUp()],
  [
    ago(24, '12:00'),
    asksForPrice(['noa', 'mika'], {
      title: 'Four window families for Revit',
      brief: 'Parametric, LOD 300, English names.',
      until: ago(22, '12:00'),
    }),
  ],
  [ago(23, '09:40'), bids('noa', { euros: 430, days: 6 })],
  [ago(23, '10:55'), bids('mika', { euros: 360, days: 5 })],
  [ago(23, '14:00'), offers({ taxCase: 'reverse-charge' })],
  [ago(22, '10:10'), accepts()],
  [ago(21, '08:00'), startsOrder()],
  [ago(21, '08:20'), assigns('mika')],
  [ago(21, '08:25'), rejectsBid('noa', 'Another price was lower this time, thank you for the effort.')],
  [ago(21, '10:00'), startsWork('mika')],
  [ago(17, '15:30'), handsIn('mika', 'Four families with a type catalogue.', pdfPlan('Window families', flat))],
  [ago(17, '17:00'), approves('mika')],
  [ago(16, '09:00'), releases()],
  [ago(16, '09:20'), drafts()],
  [ago(16, '09:25'), issues()],
  [ago(15, '14:45'), completes()],
  [ago(9, '09:00'), pays()],
);

const quay = schedule(
  'quay',
  bennett,
  [
    ago(11, '11:30'),
    asks({
      items: [{ product: 'volumenmodell', quantity: 3, files: [dxfPlan('Quay building', office)] }],
      message: 'Massing for three options.',
    }),
  ],
  [ago(11, '13:00'), takesUp()],
  [ago(10, '10:10'), offers({ taxCase: 'property-abroad', leadTimeDays: 6 })],
  [ago(7, '12:20'), accepts()],
  [ago(6, '08:30'), startsOrder()],
  [ago(5, '10:00'), writes('staff', 'We have started with option A and will show you a first view this week.')],
  [
    ago(1, '15:10'),
    assignsDirectly('noa', {
      title: 'Massing model, three options',
      brief: 'Massing after the drawing attached, one file for each option.',
      euros: 280,
      days: 3,
    }),
  ],
);

const pavilion = schedule(
  'pavilion',
  kim,
  [ago(22, '09:00'), asks({ items: [{ product: 'aussenvisualisierung', quantity: 3, files: [pngPlan('Lageplan', office)] }] })],
  [ago(22, '10:30'), takesUp()],
  [ago(21, '15:20'), offers()],
  [ago(19, '11:10'), accepts()],
  [ago(18, '08:10'), startsOrder()],
  [
    ago(18, '08:50'),
    assignsDirectly('noa', { title: 'Three views of a pavilion', brief: 'Daylight, surroundings only hinted at.', euros: 560, days: 8 }),
  ],
  [ago(17, '10:00'), drafts({ percent: 3_000 })],
  [ago(17, '10:05'), issues()],
  [ago(14, '09:40'), cancelsOrder('Das Bauvorhaben wurde eingestellt; wir beenden den Auftrag im Einvernehmen.')],
  [ago(14, '10:00'), takesInvoiceBack('Auftrag einvernehmlich beendet')],
);

/** Orders on which contractors work. */
export const sharedWorkSteps: ScheduledStep[] = [cellar, hotel, boardingHouse, townHouse, pavilion, families, quay].flat();
