import { cents } from '../../contract/pricing/money';
import type { DraftLine } from '../../contract/quoting/offer';
import { asksForPrice, bids, declinesWork, writesAboutWork } from './assignment-steps';
import { bennett, hohenfels, kim, nordbau } from './customers';
import { ago, ahead, minutesAgo, schedule, type ScheduledStep } from './scenario';
import { dxfPlan, flat, office, pdfPlan, pngPlan } from './plan-files';
import {
  answers,
  asks,
  asksBack,
  cancelsRequest,
  declines,
  offers,
  refuses,
  takesUp,
  wantsChanges,
  withdrawsOffer,
  writes,
} from './quote-steps';

const SITE_VISIT: DraftLine = {
  key: 'site-visit',
  productId: '',
  name: 'Ortstermin mit Kontrollmaßen',
  description: 'Zwei Stunden vor Ort, Anfahrt in Leipzig enthalten.',
  unit: 'hour',
  quantity: 2,
  price: cents(9_500),
  listPrice: null,
  addons: [],
  propertyRelated: true,
  cost: null,
};

/** Changes the quantity of the first line, and adds a line that was not requested. */
const withSiteVisit = (lines: readonly DraftLine[]): DraftLine[] => [
  ...lines.filter(({ key }) => key !== SITE_VISIT.key).map((line, index) => (index === 0 ? { ...line, quantity: 640 } : line)),
  SITE_VISIT,
];

const attic = schedule('attic', kim, [
  minutesAgo(50),
  asks({
    items: [
      {
        product: 'grundrisse',
        quantity: 2,
        addons: ['raumpolygone'],
        note: 'Dachgeschoss und Spitzboden, Bestand von 1911.',
        files: [pdfPlan('Bestand Dachgeschoss', flat), pngPlan('Scan Spitzboden', flat)],
      },
      { product: 'wohnflaechenberechnung', quantity: 1, addons: ['zweite-flaechennorm'] },
    ],
    message: 'Wir bauen das Dach zu zwei Wohnungen aus und brauchen die Pläne für den Bauantrag.',
    projectPostcode: '04229',
    requestedInDays: 18,
  }),
]);

const officeModel = schedule(
  'office-model',
  kim,
  [ago(2, '09:12'), asks({ items: [{ product: 'bim-modell-lod-200', quantity: 1180, files: [pdfPlan('Ebene 1', office)] }] })],
  [ago(2, '10:40'), takesUp()],
  [
    ago(1, '11:05'),
    asksForPrice(['noa', 'mika'], {
      title: 'BIM model LOD 200, office storey of 1,180 m²',
      brief: 'Model after the plans attached, IFC 4, storeys and rooms named. Deviations as comments in the model, please.',
      until: ahead(3, '12:00'),
    }),
  ],
  [ago(1, '15:20'), bids('mika', { euros: 1_650, days: 7 })],
);

const rescuePlans = schedule(
  'rescue-plans',
  kim,
  [ago(3, '14:02'), asks({ items: [{ product: 'flucht-und-rettungsplaene', quantity: 6, addons: ['wandrahmen-a3'] }] })],
  [ago(3, '15:31'), writes('staff', 'Schule mit zwei Gebäuden, Aushang nach DIN ISO 23601.', { internal: true })],
  [ago(2, '09:45'), asksBack('Wo sollen die sechs Rahmen hängen? Eine Handskizze mit den Standorten genügt uns.')],
);

const facade = schedule(
  'facade',
  kim,
  [
    ago(8, '10:14'),
    asks({
      items: [
        { product: 'fassadenplaene-aus-punktwolke', quantity: 520, files: [dxfPlan('Lage der Standpunkte', office)] },
        { product: 'punktwolken-aufbereitung', quantity: 1 },
      ],
      message: 'Punktwolke von 14 Standpunkten liegt vor, wir laden sie nach der Beauftragung hoch.',
    }),
  ],
  [ago(8, '11:30'), takesUp()],
  [
    ago(8, '13:10'),
    asksForPrice(['noa', 'mika'], {
      title: 'Elevations from a point cloud, 520 m²',
      brief: 'Four elevations 1:50 with glazing bars and cornices. The point cloud (E57) follows with the order.',
      until: ago(5, '13:00'),
    }),
  ],
  [ago(7, '09:02'), bids('noa', { euros: 840, days: 6 })],
  [ago(7, '12:48'), bids('mika', { euros: 910, days: 5 })],
  [ago(7, '13:05'), writesAboutWork('staff', 'noa', 'Thank you for the quick answer. We are waiting for a decision about the scope.')],
  [ago(7, '15:30'), offers()],
  [ago(5, '08:55'), wantsChanges('Bitte mit 640 m² rechnen, der Hofflügel kommt dazu. Wäre ein Ortstermin möglich?')],
  [ago(5, '09:20'), takesUp()],
  [
    ago(4, '16:10'),
    offers({ discount: 500, lines: withSiteVisit, terms: 'Der Ortstermin findet innerhalb einer Woche nach der Bestellung statt.' }),
  ],
  [ago(3, '10:05'), writes('customer', 'Vielen Dank, das sieht gut aus. Ich stimme es noch mit dem Bauherrn ab.')],
);

const salesPlans = schedule(
  'sales-plans',
  kim,
  [ago(12, '11:11'), asks({ items: [{ product: 'verkaufsgrundrisse', quantity: 12, addons: ['moeblierung'] }] })],
  [ago(12, '12:00'), takesUp()],
  // It runs out soon: its customer has been reminded.
  [ago(10, '09:30'), offers({ until: ahead(1, '12:00') })],
);

const tender = schedule(
  'tender',
  kim,
  [ago(20, '08:40'), asks({ items: [{ product: 'massenermittlung', quantity: 900, files: [pdfPlan('Ausschreibungsplan', office)] }] })],
  [ago(20, '09:15'), takesUp()],
  [
    ago(20, '09:50'),
    asksForPrice(['noa', 'mika'], {
      title: 'Quantity take-off, 900 m²',
      brief: 'Walls, slabs, openings and finishes from the plans attached, as a sheet with formulas.',
      until: ago(19, '10:00'),
    }),
  ],
  [ago(20, '14:15'), bids('mika', { euros: 480, days: 4 })],
  [ago(18, '10:00'), offers({ discount: 300 })],
  [
    ago(15, '17:20'),
    declines('Vorhaben verschoben oder entfallen', 'Die Ausschreibung wurde zurückgezogen, wir kommen im Frühjahr wieder auf Sie zu.'),
  ],
);

const sections = schedule(
  'sections',
  kim,
  [ago(6, '13:37'), asks({ items: [{ product: 'schnitte-und-ansichten', quantity: 5, addons: ['vollbemassung'] }] })],
  [ago(6, '14:05'), takesUp()],
  [ago(5, '10:50'), offers()],
  [ago(1, '16:45'), wantsChanges('Den Querschnitt C–C brauchen wir nicht mehr, dafür die Ansicht von Norden.')],
);

const survey = schedule(
  'survey',
  kim,
  [ago(34, '10:10'), asks({ items: [{ product: 'punktwolke-zu-2d', quantity: 300 }] })],
  [ago(34, '11:00'), takesUp()],
  [ago(33, '15:00'), offers({ until: ago(22, '12:00') })],
);

const printModel = schedule(
  'print-model',
  kim,
  [ago(25, '09:05'), asks({ items: [{ product: '3d-druckmodell', quantity: 1, addons: ['vier-augen-pruefung'] }] })],
  [ago(25, '09:40'), takesUp()],
  [
    ago(25, '10:00'),
    asksForPrice(['noa'], {
      title: 'Model 1:100 for 3D printing',
      brief: 'Detached house, data for the printer.',
      until: ago(23, '10:00'),
    }),
  ],
  [ago(25, '11:25'), declinesWork('noa', 'I have no printer to check the data with, please ask somebody else.')],
  [ago(24, '14:30'), offers()],
  [ago(22, '08:30'), withdrawsOffer('Unser Drucker fällt länger aus. Wir melden uns, sobald wir den Termin wieder halten können.')],
);

const structure = schedule(
  'structure',
  kim,
  [ago(28, '16:20'), asks({ items: [{ product: 'schalplaene', quantity: 4 }], message: 'Bitte mit statischem Nachweis der Decken.' })],
  [ago(28, '17:10'), takesUp()],
  [ago(27, '09:25'), refuses('Statische Nachweise dürfen wir nicht führen. Schalpläne zeichnen wir gern, sobald die Statik vorliegt.')],
);

const doubled = schedule(
  'doubled',
  kim,
  [ago(12, '10:02'), asks({ items: [{ product: '3d-grundriss', quantity: 3 }] })],
  [ago(12, '10:30'), asksBack('Sollen die Grundrisse möbliert sein?')],
  [ago(11, '08:12'), answers('Ja, bitte mit Möbeln in hellen Tönen.')],
  [ago(11, '13:00'), cancelsRequest('Die Kollegin hatte schon bestellt, bitte diese Anfrage streichen.')],
);

const warehouse = schedule('warehouse', nordbau, [
  minutesAgo(15),
  asks({
    items: [
      { product: 'bim-modell-lod-300', quantity: 7_850, addons: ['ifc-export', 'kollisionspruefung', 'cobie-tabelle'] },
      { product: 'cafm-datenaufbereitung', quantity: 12_400, files: [pdfPlan('Speicher 12, Regelgeschoss', office)] },
    ],
    message: 'Umbau eines Speichers mit sechs Geschossen. Bitte mit Terminplan.',
    requestedInDays: 40,
  }),
]);

const villa = schedule(
  'villa',
  hohenfels,
  [
    ago(1, '09:30'),
    asks({ items: [{ product: 'standard', quantity: 7, addons: ['grossformat-scan'], files: [pngPlan('Plan von 1898', flat)] }] }),
  ],
  [ago(1, '14:00'), takesUp()],
);

const wharf = schedule(
  'wharf',
  bennett,
  [ago(4, '12:30'), asks({ items: [{ product: 'innenvisualisierung', quantity: 2 }], message: 'Two views of the foyer, evening light.' })],
  [ago(4, '14:00'), takesUp()],
  [ago(3, '11:15'), offers({ taxCase: 'property-abroad' })],
  [ago(2, '15:40'), writes('customer', 'Could you also show the stair from the gallery? We can add it later if that is easier.')],
);

/** Requests that did not become orders, in every state. */
export const requestSteps: ScheduledStep[] = [
  attic,
  officeModel,
  rescuePlans,
  facade,
  salesPlans,
  tender,
  sections,
  survey,
  printModel,
  structure,
  doubled,
  warehouse,
  villa,
  wharf,
].flat();
