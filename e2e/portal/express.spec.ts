import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { cents } from '../contract';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';
import { decision, openQuote, orderNow } from './ordering';

test('express says for when and for how much, in the offer, above the button that orders it and in the order', async ({
  page,
  request,
  signInAs,
}) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  const addonId = await staff.addonNamed('Express über Nacht');
  const express = { key: 'express', addonId, name: 'Express über Nacht', unit: 'object', quantity: 1, price: cents(3_120) } as const;
  await staff.sendOffer(number, ({ lines }) => ({ lines: lines.flatMap((line) => [line, { ...line, ...express, productId: '' }]) }));
  await signInAs(login);
  await openQuote(page, number);
  const terms = /bis 16:00 Uhr .* bis 09:00 Uhr .* 31,20\s€/;
  await expect(page.getByRole('region', { name: t('offer'), exact: true })).toContainText(terms);
  await decision(page)
    .getByRole('button', { name: t('offer.accept') })
    .click();
  const summary = page.getByRole('region', { name: t('accept.summary') });
  await expect(summary).toContainText(terms);
  await expect(summary).toContainText(/nach Annahme bis \d\d\.\d\d\.\d\d, 09:00/);
  await expectAccessible(page);
  await expectNarrow(page);
  await page.goto(`/app/orders/${await orderNow(page, number)}`);
  const lead = t('offer.express.overnight');
  await expect(page.getByRole('region', { name: t('order.lines') })).toContainText(t('order.lead-time', { lead }));
});
