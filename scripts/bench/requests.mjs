import { percentile } from './load.mjs';
import { say } from './pages.mjs';
import { newVisitor } from './visitor.mjs';

const REQUESTS = 200;
const AT_ONCE = 20;

/** Sends two hundred quote requests, twenty at a time, each twice at once: none may be lost, none stored twice. */
export async function benchRequests({ webUrl }) {
  const product = await (await fetch(`${webUrl}/api/products/paper-to-cad/basic`)).json();
  const visitors = [];
  for (let index = 0; index < REQUESTS; index++) visitors.push(await newVisitor(webUrl, index));
  const times = [];
  const numbers = [];
  let next = 0;
  const worker = async () => {
    while (next < REQUESTS) {
      const visitor = visitors[next++];
      const started = performance.now();
      const [one, two] = await Promise.all([submit(webUrl, product, visitor), submit(webUrl, product, visitor)]);
      times.push(performance.now() - started);
      numbers.push(one === two ? one : `${one} and ${two}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const values = numbers.map((number) => Number(number.slice(-5))).sort((a, b) => a - b);
  const gapFree = values.every((value, index) => value === values[0] + index);
  const figure = `${new Set(numbers).size} numbers of ${REQUESTS}, ${gapFree ? 'without' : 'WITH'} gaps, p99 ${percentile(times, 0.99).toFixed(0)} ms for a pair`;
  say(`${REQUESTS} requests, ${AT_ONCE} at once, sent twice`, figure, new Set(numbers).size === REQUESTS && gapFree);
}

async function submit(webUrl, product, { cartId, headers }) {
  const answer = await fetch(`${webUrl}/api/quotes`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      cartId,
      locale: 'de',
      items: [{ productId: product.id, quantity: 1, selectedAddons: [], files: [] }],
      contact: { name: 'Ada', email: 'ada@example.org', customerType: 'business', projectCountry: 'DE' },
      consent: true,
      expectedNet: product.price,
    }),
  });
  const body = await answer.json();
  return body.number ?? `${answer.status} ${body.error?.code}`;
}
