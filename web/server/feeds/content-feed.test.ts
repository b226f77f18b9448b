import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { CmsServers } from '../proxy/cms-servers';
import { followContent } from './content-feed';

test('each new number of the feed is one change; the first one only tells where it stands', async () => {
  const answers = [7, 7, 8, 8, 12];
  const requested: string[] = [];
  const cms = createServer((req, res) => {
    requested.push(new URL(req.url ?? '', 'http://x').searchParams.get('since') ?? '');
    if (answers.length) res.end(JSON.stringify({ seq: answers.shift() }));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const stopping = new AbortController();
  let changes = 0;
  const contacts: boolean[] = [];
  await followContent({
    cms: new CmsServers([`http://127.0.0.1:${(cms.address() as AddressInfo).port}`]),
    headers: {},
    signal: stopping.signal,
    onChange: () => ++changes === 2 && stopping.abort(),
    onContact: (contact) => contacts.push(contact),
  });
  cms.close().closeAllConnections();
  expect({ changes, contacts, requested }).toEqual({ changes: 2, contacts: [true], requested: ['0', '7', '7', '8', '8'] });
});

test('without the CMS it reports lost contact and keeps trying until stopped', async () => {
  const stopping = new AbortController();
  let losses = 0;
  await followContent({
    cms: new CmsServers(['http://127.0.0.1:9']),
    headers: {},
    signal: stopping.signal,
    onChange: () => undefined,
    onContact: (contact) => !contact && ++losses === 2 && stopping.abort(),
  });
  expect(losses).toBe(2);
});
