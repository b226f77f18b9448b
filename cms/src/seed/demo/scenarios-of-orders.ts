import { hohenfels, kim, kimAtHome } from './customers';
import { ago, minutesAgo, schedule, type ScheduledStep } from './scenario';
import {
  addsResults,
  completes,
  correctsInvoice,
  drafts,
  endsWithdrawn,
  holds,
  issues,
  pays,
  proposes,
  putsToReview,
  releases,
  revises,
  startsOrder,
  withdraws,
} from './order-steps';
import { dxfPlan, flat, office, pdfPlan } from './plan-files';
import { accepts, asks, offers, takesUp } from './quote-steps';

const permitPlans = schedule(
  'permit-plans',
  kim,
  [
    ago(4, '09:20'),
    asks({ items: [{ product: 'bauantragsplaene', quantity: 4, addons: ['plankopf-nach-vorlage', 'vier-augen-pruefung'] }] }),
  ],
  [ago(4, '10:05'), takesUp()],
  [ago(3, '12:40'), offers()],
  [ago(1, '17:05'), accepts()],
  [minutesAgo(45), proposes(5, 'Telefonisch gewünscht: Auch der Freiflächenplan gehört zum Antrag.')],
);

const library = schedule(
  'library',
  kim,
  [
    ago(14, '12:05'),
    asks({
      items: [
        { product: 'tga-plaene', quantity: 5 },
        { product: 'cad-datenkonvertierung', quantity: 20 },
      ],
    }),
  ],
  [ago(14, '13:40'), takesUp()],
  [ago(12, '09:25'), offers()],
  [ago(11, '10:00'), accepts()],
  [ago(10, '09:30'), startsOrder()],
  [ago(6, '12:00'), addsResults(pdfPlan('Lüftung Ebene 1', office), dxfPlan('Lüftung Ebene 1', office))],
  [ago(6, '14:00'), putsToReview()],
  [ago(6, '16:30'), releases()],
  [
    ago(2, '11:50'),
    revises('Zwei Stellen stimmen noch nicht, alles andere ist sehr gut geworden.', [
      { name: 'Lüftung Ebene 1.pdf', x: 0.31, y: 0.27, text: 'Der Schacht liegt 40 cm weiter links.' },
      { name: 'Lüftung Ebene 1.pdf', x: 0.52, y: 0.66, text: 'Auslass im Serverraum fehlt.' },
    ]),
  ],
);

const kindergarten = schedule(
  'kindergarten',
  kim,
  [ago(41, '10:30'), asks({ items: [{ product: 'flaechenberechnung-din-277', quantity: 1_240, addons: ['excel-auswertung'] }] })],
  [ago(41, '11:10'), takesUp()],
  [ago(40, '14:00'), offers()],
  [ago(38, '09:45'), accepts()],
  [ago(37, '08:20'), startsOrder()],
  [ago(33, '15:00'), addsResults(pdfPlan('Flächenaufstellung', office))],
  [ago(33, '15:30'), putsToReview()],
  [ago(32, '09:00'), releases()],
  [ago(31, '10:25'), completes()],
  [ago(31, '11:00'), drafts()],
  [ago(31, '11:05'), issues()],
  [ago(29, '10:15'), correctsInvoice(60, 'Die überdachte Terrasse zählt nicht zur Grundfläche.')],
  [ago(24, '09:00'), pays()],
);

const arcade = schedule(
  'arcade',
  kim,
  [ago(36, '13:15'), asks({ items: [{ product: 'mietflaechenberechnung-gif', quantity: 2_300, addons: ['vier-augen-pruefung'] }] })],
  [ago(36, '14:00'), takesUp()],
  [ago(35, '11:00'), offers()],
  [ago(33, '16:35'), accepts()],
  [ago(32, '08:45'), startsOrder()],
  [ago(26, '14:00'), addsResults(pdfPlan('Mietflächen Erdgeschoss', office))],
  [ago(26, '15:10'), putsToReview()],
  [ago(25, '10:40'), releases()],
  [ago(24, '09:20'), drafts()],
  [ago(24, '09:25'), issues()],
);

const townHall = schedule(
  'town-hall',
  kim,
  [ago(10, '15:25'), asks({ items: [{ product: 'planaktualisierung', quantity: 8 }] })],
  [ago(10, '16:00'), takesUp()],
  [ago(9, '10:20'), offers()],
  [ago(8, '13:50'), accepts()],
  [ago(7, '08:30'), startsOrder()],
  [ago(4, '12:15'), holds('Die Brandschutzauflagen ändern sich gerade. Bitte warten Sie mit dem zweiten Geschoss.')],
);

const ownHouse = schedule(
  'own-house',
  kimAtHome,
  [
    ago(5, '19:30'),
    asks({ items: [{ product: 'basic', quantity: 3, addons: ['rueckversand-originale'] }], message: 'Pläne meines Elternhauses.' }),
  ],
  [ago(4, '09:05'), takesUp()],
  [ago(4, '11:00'), offers()],
  [ago(4, '20:15'), accepts()],
  [ago(2, '21:10'), withdraws()],
  [ago(1, '09:30'), endsWithdrawn()],
);

const manor = schedule(
  'manor',
  hohenfels,
  [ago(12, '18:45'), asks({ items: [{ product: 'wohnflaechenberechnung', quantity: 2 }], message: 'Für den Verkauf des Nebenhauses.' })],
  [ago(11, '09:15'), takesUp()],
  [ago(11, '10:45'), offers()],
  [ago(10, '19:20'), accepts({ earlyStart: true })],
  [ago(9, '08:30'), startsOrder()],
  [ago(6, '11:00'), addsResults(pdfPlan('Wohnflächenberechnung Nebenhaus', flat))],
  [ago(6, '11:30'), putsToReview()],
  [ago(5, '09:05'), releases()],
  [ago(4, '09:30'), drafts()],
);

/** Requests that became orders and that staff work on alone, with their invoices. */
export const orderSteps: ScheduledStep[] = [permitPlans, library, kindergarten, arcade, townHall, ownHouse, manor].flat();
