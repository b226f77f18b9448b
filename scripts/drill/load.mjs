import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { appCheck, caller, guestToken, once, Refused, staffMember } from './calls.mjs';

const READ_EVERY_MS = 300;
/** Time in which orders that have begun must come to their end once the load is over. */
const END_MS = 240_000;

/** All that the shop has confirmed, and what it cost to get there. */
const newJournal = () => ({
  files: [],
  requests: [],
  orders: [],
  invoices: [],
  refused: [],
  repeated: 0,
  reads: 0,
  failedReads: 0,
  isOver: false,
});

/** Begins `workers` chains of orders and one reader of pages. @returns the journal, and `end`, which lets begun orders come to their end */
export async function beginLoad(town, workers) {
  const journal = newJournal();
  const staff = await staffMember(town, journal);
  let goesOn = true;
  const work = async () => {
    while (goesOn) {
      await order({ town, journal, staff }).catch((error) => {
        journal.refused.push(error.message);
        return delay(1_000);
      });
    }
  };
  const working = Promise.all([...Array.from({ length: workers }, work), read(town, journal, () => goesOn)]);
  const end = async () => {
    goesOn = false;
    const timer = setTimeout(() => (journal.isOver = true), END_MS);
    await working;
    clearTimeout(timer);
  };
  return { journal, end };
}

/** Reads the home page again and again. */
async function read({ url }, journal, goesOn) {
  for (; goesOn(); await delay(READ_EVERY_MS)) {
    const answer = await once(`${url}/`, { headers: { 'x-forwarded-for': '10.255.0.1' } });
    journal.reads++;
    if (answer?.status !== 200) journal.failedReads++;
  }
}

const cartId = () =>
  randomBytes(60)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 40);
const moving = ({ revision }) => ({ revision, key: randomUUID() });

/** From a guest's file to an issued invoice. Each confirmed step is noted at once. */
async function order({ town, journal, staff }) {
  const call = caller(town, journal);
  const request = await requested(call, journal);
  const quoteId = await idOf(town, journal, request.number);
  await offered(staff, quoteId);
  const token = guestToken(town, quoteId);
  const { json: shown } = await call('GET', `/api/guest/${token}`);
  const { json: accepted } = await call('POST', `/api/guest/${token}/accept`, { body: acceptanceOf(shown) });
  journal.orders.push({ orderId: accepted.orderId, quoteId, email: request.email });
  const draft = await staff('POST', `/api/staff/orders/${accepted.orderId}/invoices`, { key: randomUUID(), part: null });
  const issued = await staff('POST', `/api/staff/invoices/${draft.id}/issue`, moving(draft));
  journal.invoices.push({ id: issued.id, number: issued.number, orderId: accepted.orderId, email: request.email });
}

async function requested(call, journal) {
  const cart = cartId();
  const email = `kundin-${cart.slice(0, 12).toLowerCase()}@buero.example`;
  const { json: product } = await call('GET', '/api/products/paper-to-cad/basic');
  let headers = await appCheck(call, cart);
  /** A proof of work has its time: one that ended meanwhile is done again. */
  const proven = async (path, content) => {
    for (let tries = 0; ; tries++) {
      try {
        return (await call('POST', path, { ...content, headers })).json;
      } catch (error) {
        if (!(error instanceof Refused) || ![401, 403].includes(error.status) || tries > 3) throw error;
        headers = await appCheck(call, cart);
      }
    }
  };
  const bytes = `Grundriss ${cart}`;
  const key = randomUUID();
  const form = () => {
    const data = new FormData();
    data.set('productId', product.id);
    data.set('key', key);
    data.set('file', new Blob([bytes]), 'grundriss.txt');
    return data;
  };
  const { fileName } = await proven('/api/files', { form });
  journal.files.push({ fileName, sha256: createHash('sha256').update(bytes).digest('hex') });
  const items = [{ productId: product.id, quantity: 1, selectedAddons: [], files: [fileName] }];
  const contact = { name: 'Ada Jansen', email, customerType: 'consumer', projectCountry: 'DE' };
  const body = { cartId: cart, locale: 'de', items, contact, consent: true, expectedNet: product.price };
  const { number } = await proven('/api/quotes', { body });
  journal.requests.push({ number, email, fileName });
  return { number, email };
}

/** Looks a confirmed request up, as soon as the database is there. */
async function idOf(town, journal, number) {
  for (;;) {
    const rows = await town.query('select document_id from quotes where number = $1', [number]).catch(() => null);
    if (rows?.[0]) return rows[0].document_id;
    if (rows) throw new Error(`The confirmed request ${number} is not in the database`);
    if (journal.isOver) throw new Error('The database did not come back before the end');
    await delay(400);
  }
}

/** Reviews a request, prices it and sends the offer. */
async function offered(staff, quoteId) {
  const path = `/api/staff/quotes/${quoteId}`;
  await staff('POST', `${path}/review`, moving(await staff('GET', path)));
  await staff('POST', `${path}/offer`, moving(await priced(staff, path)));
}

/** Saves the draft. That call has no key: one whose answer was lost finds a newer revision, and is made on it. */
async function priced(staff, path) {
  for (;;) {
    const quote = await staff('GET', path);
    try {
      return await staff('PUT', `${path}/draft`, { revision: quote.revision, draft: { ...quote.draft.draft, taxCase: 'domestic' } });
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error;
    }
  }
}

const acceptanceOf = (quote) => ({
  ...moving(quote),
  version: quote.offer.version,
  billing: { name: 'Ada Jansen', street: 'Torstraße 1', postcode: '10119', city: 'Berlin', country: 'DE' },
  termsAccepted: true,
  termsVersion: quote.terms?.version,
  earlyStart: true,
});
