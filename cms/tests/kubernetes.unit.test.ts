import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

type Container = {
  image: string;
  command?: string[];
  envFrom?: object[];
  env?: { name: string; value?: string }[];
  ports?: { name: string; containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
};
type Pod = { securityContext: object; enableServiceLinks: boolean; terminationGracePeriodSeconds: number; containers: [Container] };
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: { replicas?: number; template: { spec: Pod } };
};

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'ops/kubernetes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.yaml(?:\.example)?$/.test(file));
const manifests = files.toSorted().flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return { title: '', file, ...(document.toJS() as Manifest) };
  }),
);
for (const manifest of manifests) manifest.title = `${manifest.kind} ${manifest.metadata.name}`;
const pods = manifests
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  .map((one) => ({ ...one, pod: one.spec.template.spec }));
const named = (kind: string): string[] => manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
const settings = [...readFileSync(join(root, 'docs/settings.md'), 'utf8').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name = '']) => name);

/** The module of Kubernetes' types that describes a manifest. */
const moduleOf = ({ apiVersion, kind }: Manifest): string => `kubernetes-models/${apiVersion}/${kind}`;

test('every manifest has the fields that Kubernetes knows, and no others', { timeout: 60_000 }, () => {
  const lines = manifests.map(({ title: _title, file: _file, ...manifest }, at) => {
    const type = `I${manifest.kind}`;
    return `import type { ${type} as T${at} } from '${moduleOf(manifest)}';\nexport const m${at}: T${at} = ${JSON.stringify(manifest)};`;
  });
  expect(lines.length).toBeGreaterThan(12);
  expect(typeErrors(lines.join('\n'))).toEqual([]);
  // The check itself sees a field that does not exist.
  expect(typeErrors(lines.join('\n').replace('"replicas":', '"replicaz":'))).toEqual([expect.stringContaining('replicaz')]);
});

/** Compiles a module that lies in memory. @returns what its types forbid */
function typeErrors(source: string): string[] {
  const name = join(import.meta.dirname, 'manifests-in-memory.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost({ ...options, module: ts.ModuleKind.ESNext });
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => (file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext) : read(file, ...rest));
  const program = ts.createProgram([name], { ...options, module: ts.ModuleKind.ESNext }, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test.each(manifests)('$title is what the schemas of Kubernetes allow', async ({ title: _title, file: _file, ...manifest }) => {
  type Model = new (data: unknown) => { validate(): void };
  const models = (await import(moduleOf(manifest))) as Record<string, Model>;
  const Described = models[manifest.kind];
  if (!Described) throw new Error(`nothing describes ${manifest.kind}`);
  expect(() => new Described(manifest).validate()).not.toThrow();
});

test('every setting that they name exists', () => {
  const given = manifests.flatMap(({ data = {}, stringData = {} }) => [...Object.keys(data), ...Object.keys(stringData)]);
  const set = pods.flatMap(({ pod }) => pod.containers[0].env ?? []).map(({ name }) => name);
  expect(given.length).toBeGreaterThan(30);
  expect([...given, ...set].filter((name) => !settings.includes(name))).toEqual([]);
});

test('what is kept apart is named and has no value', () => {
  for (const { stringData = {} } of manifests) expect(Object.values(stringData).join('')).toBe('');
});

describe.each(pods)('$title', ({ kind, metadata: { name }, spec, pod }) => {
  const [container] = pod.containers;

  test('may do nothing but its work', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    // Variables that Kubernetes makes from Services would be read as our settings.
    expect(pod.enableServiceLinks).toBe(false);
  });

  test('has limits, and time to end what it does', () => {
    for (const amounts of [container.resources.requests, container.resources.limits])
      expect(Object.keys(amounts)).toEqual(['cpu', 'memory']);
    const atLeast: Record<string, number> = { web: 15, cms: 80, worker: 160, migrate: 300 };
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(atLeast[name] ?? Number.NaN);
  });

  test.skipIf(kind === 'Job')('runs twice, is asked whether it lives and whether it serves, and one of it stays', () => {
    expect(spec.replicas).toBe(2);
    const http = { port: 'http' };
    expect(container.startupProbe?.httpGet).toEqual({ path: '/healthz', ...http });
    expect(container.livenessProbe?.httpGet).toEqual({ path: '/healthz', ...http });
    expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', ...http });
    expect(named('PodDisruptionBudget')).toContain(name);
  });
});

test('what people call grows with its load, and figures are no part of a Service', () => {
  expect(named('HorizontalPodAutoscaler')).toEqual(['cms', 'web']);
  expect(named('Service')).toEqual(['cms', 'web']);
  const services = manifests.filter(({ kind }) => kind === 'Service').map(({ spec }) => spec as unknown as { ports: { name: string }[] });
  expect(services.flatMap(({ ports }) => ports.map((port) => port.name))).toEqual(['http', 'http']);
});

test('the Job runs a command that the image has, in the edition of the Deployments', () => {
  const [job] = pods.filter(({ kind }) => kind === 'Job');
  const source = job?.pod.containers[0].command?.[1]?.replace('dist/', '').replace('.js', '.ts');
  expect(readdirSync(join(root, 'cms/src/commands')).map((file) => `src/commands/${file}`)).toContain(source);
  const editions = pods.map(({ pod }) => pod.containers[0].image.split(':')[1]);
  expect(new Set(editions)).toEqual(new Set([JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version]));
});
