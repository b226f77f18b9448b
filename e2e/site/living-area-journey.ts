import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { t } from '../text';

export const address = '/loesungen/wohnflachenberechnung';
export const result = (page: Page) => page.getByRole('complementary', { name: t('living-area.result') });
export const editor = (page: Page) => page.getByRole('region', { name: /^\d+\.\d+ / });
export const area = (text: string) => t('living-area.area', { area: text });

/** A room of three by four metres. */
export const storedRoom = {
  use: 'living',
  outline: { kind: 'rectangle', lengthMm: 4_000, widthMm: 3_000 },
  ceilingMm: 2_500,
  slopes: [],
  elements: [],
  outdoorPercent: 25,
};

export async function addRoom(page: Page, length: string, width: string): Promise<void> {
  await page
    .getByRole('button', { name: t('living-area.room.add') })
    .last()
    .click();
  await editor(page).getByLabel(t('living-area.length')).fill(length);
  await editor(page).getByLabel(t('living-area.width')).fill(width);
}

/** Starts an empty project with one room, three by four metres. */
export async function startAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('living-area.start-anew') }).click();
  await addRoom(page, '4', '3');
  await expect(result(page)).toContainText(area('12,00'));
}
