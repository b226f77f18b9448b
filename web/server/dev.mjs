import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';

const server = createServer();
const vite = await createVite({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const { readSettings } = await vite.ssrLoadModule('/server/settings.ts');
const settings = readSettings(process.env);
const { CmsServers } = await vite.ssrLoadModule('/server/proxy/cms-servers.ts');
const cms = new CmsServers(settings.cmsUrls);

server.on('request', async (req, res) => {
  const { isProxied, passToCms } = await vite.ssrLoadModule('/server/proxy/proxy.ts');
  const { readTarget } = await vite.ssrLoadModule('/server/proxy/request-target.ts');
  const url = readTarget(req);
  if (!url) return res.writeHead(400).end();
  if (isProxied(url.pathname)) return passToCms({ req, res, url }, cms, settings);
  vite.middlewares(req, res, () => void answer(req, res));
});

async function answer(req, res) {
  try {
    const { renderDevPage } = await vite.ssrLoadModule('/server/dev-pages.ts');
    const request = new Request(`http://${req.headers.host}${req.url}`, {
      headers: { accept: req.headers.accept ?? '*/*', cookie: req.headers.cookie ?? '' },
    });
    const page = await renderDevPage(request, cms.next());
    res.writeHead(page.status, Object.fromEntries(page.headers));
    res.end(await page.text());
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
    res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
  }
}

server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${settings.port} is taken; set WEB_PORT to another one.` : error);
  process.exit(1);
});
server.listen(settings.port, settings.host, () => console.log(`Web (development): http://localhost:${settings.port}`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void vite.close().then(() => process.exit(0)));
