import { loadShop } from './load-shop.mjs';
import { fail } from './steps.mjs';

/** `npm run verify-ledger`: whether offers, invoices, events and stored documents are what they were when they were written. */
const { strapi, compiled } = await loadShop();
const findings = await compiled('ledger/verify-ledger').verifyLedger(strapi);
await strapi.destroy();
for (const finding of findings) console.error(finding);
if (findings.length > 0) fail(`${findings.length} entries are not as they were written.`);
console.log('Everything is as it was written.');
