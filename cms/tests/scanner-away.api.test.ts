import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Clamd, prepareClamd } from './clamd';
import { fileCalls, pdf, sha256 } from './file-calls';
import { checkFiles, freePort, rowOf } from './scan-calls';
import { cartId, compiled, useStrapi } from './strapi';

let clamd: Clamd;
const shop = useStrapi(async () => {
  clamd = prepareClamd({ port: await freePort() });
  await clamd.start();
  return { CLAMD_HOST: clamd.socket };
});
afterAll(() => clamd?.remove());

const visitor = (cart = cartId()) => fileCalls(shop, cart);

describe('a scanner that is away', () => {
  afterEach(async () => {
    clamd.onStream = () => true;
    clamd.thaw();
    await clamd.kill();
    await clamd.start();
  });

  test('makes files wait, warns, and reads them when it is back', async () => {
    await clamd.kill();
    const { fileName } = await visitor().posted('Plan.txt', Buffer.from('später'));
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'unchecked', sha256: null, checkTries: 0 });
    expect(await warnings()).toEqual([expect.stringMatching(/^The virus scanner does not answer: \d+ files wait, the first since 20/)]);
    await clamd.start();
    await dueAt(fileName, null);
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'clean' });
  });

  test('in the midst of a file leaves it waiting, and reads it when it is back', async () => {
    const bytes = pdf(150_000);
    const { fileName } = await visitor().posted('Plan.pdf', bytes);
    clamd.onStream = () => {
      clamd.freeze();
      return true;
    };
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'unchecked', checkTries: 0, checkOwner: null, sha256: sha256(bytes) });
    clamd.onStream = () => true;
    clamd.thaw();
    await dueAt(fileName, null);
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'clean', sha256: sha256(bytes) });
  });
});

test('a file on which the scanner fails again and again is held, and keeps no other from being read', async () => {
  const me = visitor();
  const [bad, good] = [await me.posted('schlecht.txt', Buffer.from('schlecht')), await me.posted('gut.txt', Buffer.from('gut'))];
  clamd.onStream = (bytes) => !bytes.includes('schlecht');
  for (let tries = 1; tries <= 4; tries++) {
    await dueAt(bad.fileName, null);
    await checkFiles(shop);
    expect(await rowOf(shop, bad.fileName)).toMatchObject({ checkState: 'unchecked', checkTries: tries });
  }
  await dueAt(bad.fileName, null);
  await checkFiles(shop);
  clamd.onStream = () => true;
  expect(await rowOf(shop, bad.fileName)).toMatchObject({
    checkState: 'held',
    checkNote: 'scan-failed',
    sha256: sha256(Buffer.from('schlecht')),
  });
  expect(await rowOf(shop, good.fileName)).toMatchObject({ checkState: 'clean' });
});

describe('a reader', () => {
  test('leaves a file to another until that one has not been heard of for a while', async () => {
    const { fileName } = await visitor().posted('Plan.txt', Buffer.from('geteilt'));
    await dueAt(fileName, new Date(Date.now() + 60_000), randomUUID());
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'unchecked' });
    await dueAt(fileName, new Date(Date.now() - 1), randomUUID());
    await Promise.all([checkFiles(shop), checkFiles(shop)]);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'clean', checkTries: 1 });
  });
});

/** Sets when a file may be read, and by whom it is read until then. */
const dueAt = (fileName: string, checkAfter: Date | null, checkOwner: string | null = null) =>
  shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { checkAfter, checkOwner } });

const warnings = async (): Promise<string[]> => {
  const { findWarnings } = compiled<{ findWarnings(strapi: unknown): Promise<string[]> }>('domain/records/records-area');
  return (await findWarnings(shop.strapi)).filter((text) => text.includes('scanner'));
};
