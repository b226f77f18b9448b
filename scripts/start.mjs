import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCms, buildWeb, install } from './prepare.mjs';
import { readEnvFile } from './read-env-file.mjs';
import { lastLines, startServers } from './servers.mjs';
import { fail, root } from './steps.mjs';

readEnvFile();
const dataDir = process.env.DATA_DIR ?? join(root, '.data');
const cmsPort = Number(process.env.CMS_PORT ?? 1337);
const webPort = Number(process.env.WEB_PORT ?? 3000);
const isDemo = !process.env.DATABASE_URL && !process.env.PUBLIC_URL;

let servers;
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    process.stdout.write('\nStopping …\n');
    await servers?.stop();
    process.exit(0);
  });
}

console.log('Planquadrat');
await install();
await buildCms();
await buildWeb();
const isNew = isDemo && !existsSync(join(dataDir, 'planquadrat.db'));
console.log(isNew ? '  Creating the database, its content and the demo’s documents (about 25 seconds) …' : '  Starting …');
servers = await startServers({
  cmsPort,
  webPort,
  dataDir,
  onExit: async (name, code, log) => {
    if (ending) return;
    ending = true;
    console.error(lastLines(log));
    await servers?.stop();
    fail(`The ${name} process ended (exit code ${code}). Its log: ${log}`);
  },
});

console.log(`
  Shop              ${process.env.PUBLIC_URL ?? servers.webUrl}
  Editors' panel    http://localhost:${cmsPort}/admin`);
const logins = join(dataDir, 'demo-logins.json');
if (isDemo && existsSync(logins)) {
  const { panel, ...shop } = JSON.parse(readFileSync(logins, 'utf8'));
  console.log(`                    ${panel.email.padEnd(32)}${panel.password}`);
  const areaOf = { user: '/app/login', contractor: '/contractor/login', admin: '/admin/login', super_admin: '/admin/login' };
  for (const [role, { email, password }] of Object.entries(shop)) {
    console.log(`  ${areaOf[role].padEnd(18)}${email.padEnd(32)}${password}`);
  }
}
console.log('\n  Ctrl-C stops both. Logs and data: ' + dataDir);
