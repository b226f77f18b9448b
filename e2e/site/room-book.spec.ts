import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { untilHydrated, expect, test } from '../fixtures';
import { t, textIn, type TextKey } from '../text';
import { productAt, sheet } from './cart-journey';
import { printed } from './printed';
import { cellsOf } from './workbook-file';

const address = '/loesungen/raumbuch';
type Column = 'storey' | 'number' | 'name' | 'area' | 'height' | 'floor' | 'note';

const summary = (page: Page) => page.getByRole('complementary', { name: t('room-book.total') });
const rooms = (count: number) => t(count === 1 ? 'room-book.rooms.one' : 'room-book.rooms', { count });
const at = (page: Page, row: number, column: Column) =>
  page.getByRole('grid', { name: t('room-book.grid') }).locator(`[data-row="${row - 1}"][data-column="${column}"]`);

/** Pastes cells into the book through the dialog, which works without a clipboard. */
async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.getByRole('button', { name: t('room-book.paste'), exact: true }).click();
  await page.getByLabel(t('room-book.paste.label')).fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: t('room-book.paste.confirm'), exact: true }).click();
}

const house = [
  ['Geschoss', 'Nummer', 'Raum', 'Fläche', 'Boden'],
  ['EG', '0.01', 'Flur', '6,25', 'Fliesen'],
  ['EG', '0.02', 'Küche', '12,50', '=1+1'],
  ['OG', '1.01', 'Bad', '8', 'Fliesen'],
];

test('an example, an empty and a filled book have no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await open(address);
  await expect(page.getByText(t('room-book.example.all'))).toBeVisible();
  await page.getByRole('button', { name: t('tool.order') }).click();
  await expect(page.getByText(t('room-book.example.no-order'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('room-book.example.remove') }).click();
  await expect(page.getByRole('heading', { name: t('room-book.empty.title') })).toBeVisible();
  await expectAccessible(page);
  await paste(page, house);
  await expect(summary(page)).toContainText(rooms(3));
  await expect(summary(page)).toContainText(t('room-book.area', { area: '26,75' }));
  await expectAccessible(page);
  await expectNarrow(page);
});

test('pasted cells may have English headings and survive a reload', async ({ page, open }) => {
  await open(address);
  await paste(page, [
    ['Area (m²)', 'Room', 'Room no.'],
    ['12,5', '"Office ""A"""', '7'],
  ]);
  await page.reload();
  await untilHydrated(page);
  await expect(at(page, 1, 'name')).toContainText('Office "A"');
  await expect(at(page, 1, 'area')).toContainText('12,50');
});

test('cells without headings stand in the order of the book', async ({ page, open }) => {
  await open(address);
  await paste(page, [['EG', '0.01', 'Küche', '10,5', '2,50']]);
  for (const [column, text] of Object.entries({ storey: 'EG', number: '0.01', name: 'Küche', area: '10,50', height: '2,50' }))
    await expect(at(page, 1, column as Column)).toHaveText(text);
  await expect(summary(page)).toContainText(rooms(1));
});

test('wrong cells say what is wrong', async ({ page, open }) => {
  await open(address);
  await paste(page, [
    ['Nummer', 'Raum', 'Fläche'],
    ['1', 'Flur', 'ca. 6'],
    ['1', 'Bad', '-2'],
  ]);
  await expect(at(page, 1, 'area')).toContainText(t('room-book.problem.no-number'));
  await expect(at(page, 2, 'area')).toContainText(t('room-book.problem.not-positive'));
  await expect(at(page, 2, 'number')).toContainText(t('room-book.problem.duplicate'));
  await expect(at(page, 1, 'area')).toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page)).toContainText(t('room-book.problems', { count: 4 }));
});

test('a book with a wrong cell is not ordered but leads there', async ({ page, open }) => {
  await open(address);
  await paste(page, [...house, ['OG', '1.02', 'Kind', 'viel', '']]);
  await page.getByRole('button', { name: t('tool.order') }).click();
  await expect(at(page, 4, 'area')).toBeFocused();
  await expect(page.getByText(t('room-book.order.unfinished'))).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a cell that is left by pointer keeps its text and takes no focus back', { tag: '@phone' }, async ({ page, open }) => {
  await open(address);
  await paste(page, house);
  await at(page, 1, 'name').dblclick();
  await page.keyboard.type('Diele');
  await page.getByRole('button', { name: t('room-book.paste'), exact: true }).focus();
  await expect(at(page, 1, 'name')).toContainText('Diele');
  await expect(page.getByRole('button', { name: t('room-book.paste'), exact: true })).toBeFocused();
});

test('rooms are duplicated, moved and deleted, and come back', async ({ page, open }) => {
  await open(address);
  await paste(page, house);
  const press = (key: TextKey) => page.getByRole('button', { name: t(key), exact: true }).click();
  await at(page, 1, 'name').click();
  await page.keyboard.press('Escape');
  await press('room-book.duplicate');
  await expect(at(page, 2, 'number')).toContainText('0.03');
  await press('room-book.down');
  await expect(at(page, 3, 'number')).toContainText('0.03');
  await expect(at(page, 3, 'number')).toHaveAttribute('data-row', '2');
  await press('room-book.remove');
  await expect(summary(page)).toContainText(rooms(3));
  await page.getByRole('button', { name: t('tool.undo') }).click();
  await expect(summary(page)).toContainText(rooms(4));
});

test('an exported book is the same when it is read in again', async ({ page, open }) => {
  await open(address);
  await paste(page, house);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('tool.export') }).click();
  const path = await (await download).path();
  expect(cellsOf(path)[2]).toEqual(expect.arrayContaining(['EG', '0.02', 'Küche', '12.5', '=1+1']));

  await page.getByRole('button', { name: t('room-book.clear') }).click();
  await expect(summary(page)).toContainText(rooms(0));
  await page.getByLabel(t('room-book.import')).setInputFiles({ name: 'raumbuch.xlsx', mimeType: '', buffer: readFileSync(path) });
  await expect(page.getByText(t('room-book.imported', { count: 3 }))).toBeVisible();
  await expect(at(page, 2, 'floor')).toContainText('=1+1');
  await expect(at(page, 2, 'area')).toContainText('12,50');
});

test('a damaged file is refused in words and changes nothing', async ({ page, open }) => {
  await open(address);
  await paste(page, house);
  await page
    .getByLabel(t('room-book.import'))
    .setInputFiles({ name: 'kaputt.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 not much of a file') });
  await expect(page.getByText(t('room-book.import.unreadable'))).toBeVisible();
  await expect(summary(page)).toContainText(rooms(3));
  await expectAccessible(page);
});

test('without a connection reading and exporting say why they fail, and work once it is back', async ({
  page,
  open,
  context,
  expectFailures,
}) => {
  expectFailures(/ERR_INTERNET_DISCONNECTED/, /\[shop\]/);
  await open(address);
  await paste(page, house);
  await context.setOffline(true);
  const read = () => page.getByLabel(t('room-book.import')).setInputFiles({ name: 'leer.xlsx', mimeType: '', buffer: Buffer.from('PK') });
  await read();
  await expect(summary(page)).toContainText(t('room-book.import.not-loaded'));
  const exportBook = () => page.getByRole('button', { name: t('tool.export') }).click();
  await exportBook();
  await expect(summary(page)).toContainText(t('tool.export.failed'));

  await context.setOffline(false);
  await read();
  await expect(summary(page)).toContainText(t('room-book.import.unreadable'));
  const download = page.waitForEvent('download');
  await exportBook();
  await download;
  await expect(summary(page)).not.toContainText(t('tool.export.failed'));
});

test('the book goes into the configurator with at least the smallest number', async ({ page, open, request }) => {
  const product = await productAt(request, '/daten-services/raumbuch');
  await open(address);
  await paste(page, house);
  await page.getByRole('button', { name: t('tool.order') }).click();
  await expect(page).toHaveURL('/konfigurator');
  await expect(sheet(page, product.name).getByRole('textbox', { name: t('quantity.label', { name: product.name }) })).toHaveValue(
    String(product.minQuantity),
  );
  await expect(sheet(page, product.name)).toContainText('3 Räume');
  const list = `${t('room-book.file-name')}.xlsx`;
  await expect(sheet(page, product.name).getByRole('button', { name: t('files.remove', { name: list }) })).toBeVisible();
});

test('the English page reads and writes English numbers', async ({ page, open }) => {
  const en = textIn('en');
  await open(`/en${address}`);
  await page.getByRole('button', { name: en('room-book.paste'), exact: true }).click();
  await page.getByLabel(en('room-book.paste.label')).fill('Room\tArea\nHall\t1,250.5');
  await page.getByRole('button', { name: en('room-book.paste.confirm'), exact: true }).click();
  await expect(page.getByRole('gridcell', { name: '1,250.50' })).toBeVisible();
});

test('on paper stands the whole book, and nothing of the page around it', async ({ page, open }) => {
  await open(address);
  const names = Array.from({ length: 60 }, (_, row) => `Zimmer-${row + 1}`);
  await paste(page, [['Raum', 'Fläche'], ...names.map((name) => [name, '10,00'])]);
  const sheets = await printed(page);
  const words = sheets.flatMap((sheet) => sheet.words);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.filter(({ width, height }) => width <= height)).toEqual([]);
  for (const name of names) expect(words.filter((word) => word === name)).toHaveLength(1);
  const withRooms = sheets.filter((sheet) => sheet.words.some((word) => names.includes(word)));
  for (const sheet of withRooms) expect(sheet.words).toContain(t('room-book.column.name'));
  expect(words.join(' ')).toContain('600,00');
  for (const key of ['room-book.paste', 'footer.withdrawal', 'nav.services', 'cart.title'] as const) expect(words).not.toContain(t(key));
});

test('of a large book the last room can be worked on before all are drawn', async ({ page, open }) => {
  const last = 500;
  await open(address);
  await paste(
    page,
    Array.from({ length: last }, (_, row) => ['', '', `Raum ${row + 1}`]),
  );
  await expect(at(page, 1, 'name')).toHaveText('Raum 1');
  await page.reload();
  await untilHydrated(page);
  await at(page, 1, 'name').click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(at(page, last, 'note')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(at(page, 1, 'storey')).toBeFocused();
  await expect(at(page, last - 1, 'name')).toHaveText(`Raum ${last - 1}`);
});

test('the grid is worked with the keyboard alone', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(address);
  await page.getByRole('button', { name: t('room-book.add') }).press('Enter');
  await expect(at(page, 1, 'name')).toBeFocused();
  await page.keyboard.type('Flur');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6,25');
  await page.keyboard.press('Enter');
  await expect(at(page, 2, 'area')).toBeFocused();
  await page.keyboard.type('verworfen');
  await page.keyboard.press('Escape');
  await expect(at(page, 2, 'area')).toHaveText('');

  await page.keyboard.press('ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('Bad\t8\r\nKüche\t12,5\r\n'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(summary(page)).toContainText(rooms(3));
  await expect(summary(page)).toContainText(t('room-book.area', { area: '26,75' }));

  await page.keyboard.press('Alt+ArrowUp');
  await expect(at(page, 1, 'name')).toBeFocused();
  await expect(at(page, 1, 'name')).toHaveText('Bad');
  await page.keyboard.press('Delete');
  await expect(at(page, 1, 'name')).toHaveText('');
});
