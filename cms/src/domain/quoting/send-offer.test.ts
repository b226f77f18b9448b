import { expect, test } from 'vitest';
import type { Seller } from '../../contract/billing/document';
import { withdrawalNotice } from './send-offer';

const seller = {
  legalName: 'Planquadrat Muster GmbH',
  street: 'Musterstraße 12',
  postcode: '10115',
  city: 'Berlin',
  phone: '+49 30 000000-0',
  email: 'hallo@planquadrat.example',
} as Seller;

test('a consumer gets the form of the law with the notice', () => {
  const notice = withdrawalNotice('de', seller);
  expect(notice.find((paragraph) => paragraph.startsWith('Um Ihr Widerrufsrecht'))).toContain('das beigefügte Muster-Widerrufsformular');
  expect(notice.slice(notice.indexOf('Muster-Widerrufsformular'))).toEqual([
    'Muster-Widerrufsformular',
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    '– An Planquadrat Muster GmbH, Musterstraße 12, 10115 Berlin, hallo@planquadrat.example:',
    '– Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    '– Bestellt am (*)/erhalten am (*)',
    '– Name des/der Verbraucher(s)',
    '– Anschrift des/der Verbraucher(s)',
    '– Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    '– Datum',
    '(*) Unzutreffendes streichen.',
  ]);
});

test('in English it says that it is a translation', () =>
  expect(withdrawalNotice('en', seller)).toContain('Model withdrawal form (translation; the German version is authoritative)'));
