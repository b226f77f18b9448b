import { describe, expect, test } from 'vitest';
import { readSettings } from './settings';

describe('readSettings', () => {
  test('the embedded mode listens on this machine only', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      cmsUrls: ['http://127.0.0.1:1337'],
      publicUrl: '',
      trustedHops: 0,
      proxySecret: '',
      metricsPort: null,
      metricsHost: '127.0.0.1',
      logsAsJson: false,
      pageCacheDir: '',
      pageCacheBytes: 256 * 1024 * 1024,
      showsUi: false,
    });
  });

  test('a public address opens it to the network; slashes at the end are dropped', () => {
    expect(readSettings({ PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://shop.example',
      logsAsJson: true,
    });
  });

  test('several processes of the CMS are separated by commas', () => {
    expect(readSettings({ CMS_URL: 'http://cms-1:1337/, http://cms-2:1337' }).cmsUrls).toEqual(['http://cms-1:1337', 'http://cms-2:1337']);
  });

  test.each([
    { WEB_PORT: 'x' },
    { WEB_PORT: '70000' },
    { CMS_URL: 'ftp://cms' },
    { CMS_URL: 'http://cms-1:1337,cms-2' },
    { PUBLIC_URL: 'shop.example' },
    { TRUSTED_HOPS: '-1' },
    { LOG_FORMAT: 'xml' },
  ])('%o is refused by name', (env) => expect(() => readSettings(env)).toThrow(Object.keys(env)[0]));
});
