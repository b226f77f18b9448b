import type { Cents } from '@contract/pricing/cents';
import { expectAccessible, expectNarrow } from '../accessibility';
import { mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';
import { decision, fillBilling } from './ordering';

const guestLink = /^\/angebot\//;

test('a guest takes two of three options, sees the total follow, and orders just that', async ({ page, request, open }) => {
  const { email } = newLogin();
  const { number, service } = await sendRequest(request, email, { customerType: 'business' });
  const first = await mailedLink(email, guestLink);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number, ({ lines }) => ({
    lines: [
      ...lines,
      ...['IFC-Modell', 'Plotservice', 'Ansichten'].map((name, index) => ({
        ...lines[0]!,
        key: `option-${index}`,
        productId: '',
        name,
        quantity: 1,
        price: 10_000 as Cents,
        listPrice: null,
        addons: [],
        choice: { kind: 'optional', preset: index === 0 } as const,
      })),
    ],
  }));
  await expect.poll(() => mailedLink(email, guestLink)).not.toBe(first);
  await open(await mailedLink(email, guestLink));
  const choice = page.getByRole('region', { name: t('offer.choice') });
  await expect(choice.getByRole('checkbox', { name: 'IFC-Modell' })).toBeChecked();
  const sheet = page.getByRole('region', { name: t('offer'), exact: true });
  await expect(sheet.getByRole('row', { name: t('lines.net') })).toContainText('217,00');
  await choice.getByRole('checkbox', { name: 'IFC-Modell' }).uncheck();
  await choice.getByRole('checkbox', { name: 'Plotservice' }).check();
  await expectAccessible(page);
  await expectNarrow(page);

  await decision(page)
    .getByRole('button', { name: t('offer.accept') })
    .click();
  await choice.getByRole('checkbox', { name: 'Ansichten' }).check();
  const summary = page.getByRole('region', { name: t('accept.summary') });
  await expect(summary).toContainText('317,00');
  await expect(summary).not.toContainText('IFC-Modell');
  await fillBilling(page);
  await page.getByRole('checkbox', { name: t('accept.terms') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('quote.event.accept') }).click();
  const ordered = page.getByRole('region', { name: t('placed.lines') });
  await expect(ordered).toContainText(service);
  await expect(ordered).toContainText('Plotservice');
  await expect(ordered).toContainText('Ansichten');
  await expect(ordered).not.toContainText('IFC-Modell');
  await expect(ordered).toContainText('377,23');
});
