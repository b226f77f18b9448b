import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { CmsServers } from '../proxy/cms-servers';
import type { ContentNews } from '../cache/content-clock';
import { followContent } from './content-feed';

test('each answer of the feed is passed on, and the next call names the place where it stands', async () => {
  const answers = [
    { seq: 7, event: 'a', types: null },
    { seq: 7, event: 'a', types: [] },
    { seq: 8, event: 'b', types: ['api::article.article'] },
  ];
  const requested: string[] = [];
  const cms = createServer((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://x');
    requested.push(['since', 'event', 'wait'].map((name) => searchParams.get(name)).join());
    res.end(JSON.stringify(answers[requested.length - 1]));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const stopping = new AbortController();
  const contacts: boolean[] = [];
  const heard: ContentNews[] = [];
  const position = () => heard.at(-1) ?? { seq: 5, event: 'z' };
  await followContent({
    cms: new CmsServers([`http://127.0.0.1:${(cms.address() as AddressInfo).port}`]),
    headers: {},
    signal: stopping.signal,
    position,
    onNews: (news) => heard.push(news) === answers.length && stopping.abort(),
    onContact: (contact) => contacts.push(contact),
  });
  cms.close().closeAllConnections();
  expect({ heard, contacts, requested }).toEqual({ heard: answers, contacts: [true], requested: ['5,z,0', '7,a,25', '7,a,25'] });
});

test('without the CMS it reports lost contact and keeps trying until stopped', async () => {
  const stopping = new AbortController();
  let losses = 0;
  await followContent({
    cms: new CmsServers(['http://127.0.0.1:9']),
    headers: {},
    signal: stopping.signal,
    position: () => ({ seq: 0, event: '' }),
    onNews: () => undefined,
    onContact: (contact) => !contact && ++losses === 2 && stopping.abort(),
  });
  expect(losses).toBe(2);
});
