import { HEADERS_TIMEOUT_MS } from '../src/contract/constants';
import { cmsPort, cmsTrustedHops, cmsUrl, isDemo, requireSecrets, secret } from '../src/platform/settings';

export default () => {
  requireSecrets();
  return {
    host: process.env.CMS_HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    port: cmsPort,
    url: cmsUrl,
    // Behind TLS the panel's cookie is Secure and its visitors have their own addresses only if the proxies in front are believed.
    proxy: { koa: cmsTrustedHops > 0, maxIpsCount: cmsTrustedHops },
    // A chunk of 32 MiB may take a slow line longer than Node's five minutes for a whole request.
    http: { serverOptions: { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2_000 } },
    app: { keys: secret('APP_KEYS').split(',') },
    logger: { updates: { enabled: false }, startup: { enabled: process.env.NODE_ENV !== 'test' } },
    transfer: { remote: { enabled: false } },
  };
};
