import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  build?: unknown;
  image?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
};

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean } | null> };
const { services, networks }: Compose = parse(read('docker-compose.yml'), { merge: true });
const all = Object.entries(services);
const seconds = (period = ''): number => Number(/^(\d+)s$/.exec(period)?.[1]);

test('only Caddy is reached from outside; what else has a port shows it to the machine itself', () => {
  const open = all.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open.filter((port) => !port.includes(' 127.0.0.1:'))).toEqual(['caddy 80:80', 'caddy 443:443', 'caddy 443:443/udp']);
});

test('the database is in a network that leads nowhere, and neither Caddy nor web servers are in it', () => {
  expect(networks['inner']).toEqual({ internal: true });
  expect(services['postgres']?.networks).toEqual(['inner']);
  for (const name of ['caddy', 'web-1', 'web-2', 'prometheus', 'mail']) expect([name, services[name]?.networks]).toEqual([name, ['edge']]);
});

describe.each(all)('%s', (name, service) => {
  test('has limits, and time to end what it does', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(seconds(service.stop_grace_period)).toBeGreaterThanOrEqual(10);
  });

  test('may do nothing but its work', () => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    // ClamAV's start writes its configuration.
    expect(service.read_only).toBe(name !== 'clamav');
    expect(service.volumes).toContain('/tmp');
  });

  test('has an image of one version, or is built here', () => {
    if (service.build) return expect(service.image).toMatch(/^planquadrat-(?:web|cms)$/);
    expect(service.image).toMatch(/:\S*\d/);
  });
});

test('there are two of each process, and the web servers and Caddy know them by name', () => {
  const roles = all.flatMap(([name, { environment }]) => (environment?.['ROLE'] ? [`${name} ${environment['ROLE']}`] : []));
  expect(roles.filter((role) => !role.startsWith('migrate '))).toEqual(['cms-1 api', 'cms-2 api', 'worker-1 worker', 'worker-2 worker']);
  for (const name of ['web-1', 'web-2']) expect(services[name]?.environment?.['CMS_URL']).toContain('http://cms-1:1337,http://cms-2:1337');
  for (const upstream of ['web-1:3000 web-2:3000', 'cms-1:1337 cms-2:1337']) expect(read('ops/Caddyfile')).toContain(upstream);
});

test('Prometheus asks every process, at the port that it has', () => {
  type Scrape = { job_name: string; static_configs: { targets: string[] }[] };
  const { scrape_configs: scrapes }: { scrape_configs: Scrape[] } = parse(read('ops/prometheus.yml'));
  const asked = scrapes.flatMap(({ job_name: job, static_configs }) =>
    static_configs.flatMap((one) => one.targets.map((at) => `${job} ${at}`)),
  );
  const serving = all.flatMap(([name, { environment = {} }]) => [
    ...(environment['METRICS_PORT'] ? [`web ${name}:${environment['METRICS_PORT']}`] : []),
    ...(environment['CMS_METRICS_PORT'] && name !== 'migrate' ? [`cms ${name}:${environment['CMS_METRICS_PORT']}`] : []),
  ]);
  expect(asked.toSorted()).toEqual(serving.toSorted());
});

test('processes of the CMS start behind the one start that migrates, web servers behind a CMS that answers', () => {
  for (const name of ['cms-1', 'cms-2', 'worker-1', 'worker-2'])
    expect(services[name]?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(services['migrate']?.restart).toBe('no');
  for (const name of ['web-1', 'web-2']) expect(services[name]?.depends_on?.['cms-1']).toEqual({ condition: 'service_healthy' });
});

test('a worker has longer to end than a mail server may be silent', () => {
  for (const name of ['worker-1', 'worker-2']) expect(seconds(services[name]?.stop_grace_period)).toBeGreaterThan(150);
});

test('nothing depends on a neighbour of a profile, since operators may have their own', () => {
  const profiles = (name: string): string[] => services[name]?.profiles ?? [];
  for (const [name, { depends_on = {} }] of all)
    for (const other of Object.keys(depends_on))
      expect([name, profiles(other)]).toEqual([name, profiles(other).length > 0 ? profiles(name) : []]);
  const offered = new Set(all.flatMap(([, { profiles: own = [] }]) => own));
  const example = /^COMPOSE_PROFILES=(\S+)$/m.exec(read('.env.example'))?.[1];
  expect(example?.split(',')).toEqual([...offered]);
});
