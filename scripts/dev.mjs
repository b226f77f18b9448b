import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, quiet } from './prepare.mjs';
import { readEnvFile } from './read-env-file.mjs';
import { root } from './steps.mjs';

readEnvFile();
await install();
const cmsPort = process.env.CMS_PORT ?? '1337';
const env = { ...process.env, ...quiet, CMS_PORT: cmsPort, CMS_URL: `http://127.0.0.1:${cmsPort}` };
const children = [
  spawn(join(root, 'node_modules/.bin/strapi'), ['develop'], { cwd: join(root, 'cms'), env, stdio: 'inherit' }),
  spawn(process.execPath, ['server/dev.mjs'], { cwd: join(root, 'web'), env, stdio: 'inherit' }),
];
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
