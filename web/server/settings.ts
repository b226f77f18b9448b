/** The web server's settings, all from the environment. */
export type Settings = {
  host: string;
  port: number;
  /** The addresses of the CMS processes, at least one, without trailing slashes. */
  cmsUrls: readonly string[];
  /** The address people see; empty in the embedded mode, where the request's host counts. */
  publicUrl: string;
  /** The number of our own reverse proxies in front of the server. */
  trustedHops: number;
  /** The secret shared with the CMS, which believes forwarded addresses only with it. */
  proxySecret: string;
  metricsPort: number | null;
  /** The network address that metrics are served at. */
  metricsHost: string;
  /** True if each line of the log is an object for machines. */
  logsAsJson: boolean;
  /** The folder in which rendered pages outlive the process; empty: none. */
  pageCacheDir: string;
  /** The most bytes that one build's pages may take there. */
  pageCacheBytes: number;
  /** Enables `/_ui`, the page of the design system; for tests. */
  showsUi: boolean;
};

/** @throws Error naming the variable that cannot be used */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const publicUrl = address(env, 'PUBLIC_URL', '');
  return {
    host: env.WEB_HOST ?? (publicUrl ? '0.0.0.0' : '127.0.0.1'),
    port: number(env, 'WEB_PORT', 3000),
    cmsUrls: addresses(env, 'CMS_URL', 'http://127.0.0.1:1337'),
    publicUrl,
    trustedHops: number(env, 'TRUSTED_HOPS', 0),
    proxySecret: env.PROXY_SECRET ?? '',
    pageCacheDir: env.PAGE_CACHE_DIR ?? '',
    pageCacheBytes: number(env, 'PAGE_CACHE_MB', 256) * 1024 * 1024,
    showsUi: env.UI_PAGE === 'true',
    metricsPort: env.METRICS_PORT ? number(env, 'METRICS_PORT', 0) : null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    logsAsJson: logFormat(env, publicUrl ? 'json' : 'text') === 'json',
  };
}

const logFormats = ['json', 'text'] as const;

function logFormat(env: NodeJS.ProcessEnv, usual: (typeof logFormats)[number]): (typeof logFormats)[number] {
  const known = logFormats.find((name) => name === (env.LOG_FORMAT || usual));
  if (!known) throw new Error(`LOG_FORMAT must be one of ${logFormats.join(', ')}, not "${env.LOG_FORMAT}"`);
  return known;
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`${name} must be a whole number, not "${env[name]}"`);
  return value;
}

/** Reads the addresses of a setting, which are separated by commas. */
function addresses(env: NodeJS.ProcessEnv, name: string, fallback: string): string[] {
  const values = (env[name] || fallback).split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => address({ [name]: value }, name, ''));
}

function address(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = (env[name] ?? fallback).replace(/(?<!\/)\/+$/, '');
  if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new Error(`${name} must be an http address, not "${value}"`);
  return value;
}
