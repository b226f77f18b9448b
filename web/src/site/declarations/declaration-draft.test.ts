import { expect, test } from 'vitest';
import { declaredOrder, receiptText } from './declaration-draft';
import texts from '@contract/strings/de/declarations.json';
import { fill, type Translate } from '../../lib/text/strings';

test.each([
  ['an order’s number', 'BE-2026-00012', 'BE-2026-00012'],
  ['words of somebody else', 'BE-2026-00012, and more', ''],
  ['a quote’s number', 'AN-2026-00012', ''],
  ['a list', ['BE-2026-00012'], ''],
  ['nothing', undefined, ''],
])('a link that says %s', (_, bestellung, order) => expect(declaredOrder({ bestellung })).toBe(order));

const t: Translate = (key, values) => fill((texts as Record<string, string>)[key] ?? key, values);

test('a receipt names number, time, recipient, content and the button that was pressed', () => {
  const text = receiptText(
    {
      kind: 'cancellation',
      number: 'KG-2026-00003',
      receivedAt: '2026-11-20T15:21:07.000Z',
      name: 'Ada Plan',
      email: 'ada@example.com',
      reference: 'CAD-Abonnement Studio',
      extraordinary: true,
      wantedDate: '',
      reason: 'Büro geschlossen',
      locale: 'de',
    },
    'Planquadrat, Berlin',
    t,
    'de',
  );
  expect(text.split('\r\n')).toEqual([
    'Ihre Kündigung ist eingegangen',
    '',
    'Hiermit kündige ich den unten genannten Vertrag.',
    '',
    'Nummer: KG-2026-00003',
    'Eingegangen: 20. November 2026 um 16:21:07 MEZ',
    'An: Planquadrat, Berlin',
    'Name: Ada Plan',
    'E-Mail: ada@example.com',
    'Vertrag: CAD-Abonnement Studio',
    'Art der Kündigung: Außerordentlich',
    'Ende: mit sofortiger Wirkung',
    'Grund: Büro geschlossen',
    '',
    'Erklärt durch Betätigen der Schaltfläche „Jetzt kündigen“.',
    '',
  ]);
});
