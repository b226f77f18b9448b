import { expect, test } from 'vitest';
import type { Seller } from '../../contract/billing/document';
import { html } from './text';
import { fillWithdrawalNotice, hasWithdrawalNotice, withdrawalNotice } from './withdrawal-notice';

const seller = {
  legalName: 'Planquadrat Muster GmbH',
  street: 'Musterstraße 12',
  postcode: '10115',
  city: 'Berlin',
  phone: '+49 30 000000-0',
  email: 'hallo@planquadrat.example',
} as Seller;

/** Annex 1 to Art. 246a § 1 Abs. 2 EGBGB for services, with the blanks filled; typed from the law, not from the program. */
const model = [
  'Widerrufsrecht',
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Planquadrat Muster GmbH, Musterstraße 12, 10115 Berlin, Telefon +49 30 000000-0, E-Mail hallo@planquadrat.example) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
  'Sie können Ihr Widerrufsrecht auch online unter http://localhost:3000/widerruf ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  'Folgen des Widerrufs',
  'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  'Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
];

test('the instruction is the model of the law, word for word', () =>
  expect(withdrawalNotice('de', seller).slice(0, model.length)).toEqual(model));

test('the terms show the same words where they have the placeholders', () => {
  const terms = '### A\n\n{{Widerrufsbelehrung}}\n\n### B\n\n{{Muster-Widerrufsformular}}\n';
  expect(hasWithdrawalNotice(terms)).toBe(true);
  const filled = html(fillWithdrawalNotice(terms, 'de', seller));
  const text = filled
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean);
  const notice = withdrawalNotice('de', seller);
  const form = notice.slice(notice.indexOf('Muster-Widerrufsformular') + 1);
  expect(text).toEqual(['A', ...model, 'B', ...form]);
  expect(filled).toContain('<a href="http://localhost:3000/widerruf">');
});

test('an address with signs of markup or of patterns stays an address', () => {
  const filled = html(fillWithdrawalNotice('{{Widerrufsbelehrung}}', 'de', { ...seller, legalName: '<b>A & $& _Söhne_' }));
  expect(filled).toContain('müssen Sie uns (&lt;b&gt;A &amp; $&amp; _Söhne_, Musterstraße 12');
});

test.each([
  ['within a sentence', 'Es gilt: {{Widerrufsbelehrung}} Ende. {{Muster-Widerrufsformular}}'],
  ['on one line', '{{Widerrufsbelehrung}}{{Muster-Widerrufsformular}}'],
  ['in a list, a heading and bold', '- {{Widerrufsbelehrung}}\n\n### **{{Muster-Widerrufsformular}}**'],
  ['in small letters with blanks', '{{ widerrufsbelehrung }}\n{{muster-widerrufsformular}}'],
  ['twice', '{{Widerrufsbelehrung}}\n\n{{Widerrufsbelehrung}}\n\n{{Muster-Widerrufsformular}}'],
])('placeholders typed %s are filled', (_where, body) => {
  expect(hasWithdrawalNotice(body)).toBe(true);
  const filled = fillWithdrawalNotice(body, 'de', seller);
  expect(filled).not.toContain('{{');
  expect(filled).toContain('Die Widerrufsfrist beträgt vierzehn Tage');
  expect(filled).toContain('Unzutreffendes streichen');
});

test('one placeholder is filled without the other', () => {
  const filled = fillWithdrawalNotice('{{Muster-Widerrufsformular}}', 'de', seller);
  expect(filled).not.toContain('{{');
});

test('a text without both placeholders has no notice', () => expect(hasWithdrawalNotice('{{Widerrufsbelehrung}}')).toBe(false));

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
