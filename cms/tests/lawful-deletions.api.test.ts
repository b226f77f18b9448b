import { expect, test } from 'vitest';
import { useCompany } from './offer-calls';
import { oldOrders } from './old-orders';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { lead } = usePeople(shop, { lead: 'super_admin' });
const { count, job, ordering, letYearsPass, removeWhatIsOver, runJobs } = oldOrders(shop, lead);

test('the ledger knows everything that went by right, events of the log after ten years too, and finds nothing amiss', async () => {
  await ordering('Zeuge');
  await runJobs();
  await letYearsPass(11);
  await job('platform/ledger/append-entries', 'appendEntries');
  const events = await count('events');
  await removeWhatIsOver();
  await job('platform/ledger/append-entries', 'appendEntries');
  expect(await count('events')).toBeLessThan(events);
  expect(await count('ledger_entries', { change: 'removed' })).toBeGreaterThan(events);
  const { verifyLedger } = compiled<{ verifyLedger(strapi: unknown): Promise<string[]> }>('domain/records/ledger/verify-ledger');
  expect(await verifyLedger(shop.strapi)).toEqual([]);
});

test('processes that write the ledger at once leave one without gaps, and none of what waits', async () => {
  for (let turn = 0; turn < 3; turn++) {
    await ordering(`Gleichzeitig ${turn}`);
    const append = () => job('platform/ledger/append-entries', 'appendEntries');
    await Promise.all([append(), append(), append(), append()]);
  }
  expect(await count('ledger_tasks')).toBe(0);
  const { verifyLedger } = compiled<{ verifyLedger(strapi: unknown): Promise<string[]> }>('domain/records/ledger/verify-ledger');
  expect(await verifyLedger(shop.strapi)).toEqual([]);
});
