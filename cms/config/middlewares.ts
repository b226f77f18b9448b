import { HSTS_MAX_AGE_S, MAX_JSON_BYTES } from '../src/contract/constants';
import { throwUnreadableBody } from '../src/http/unreadable-body';
import { cmsUrl } from '../src/settings';

export default [
  'global::probes',
  'global::request-log',
  'strapi::errors',
  'global::problems',
  { name: 'strapi::security', config: { hsts: { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true } } },
  { name: 'strapi::cors', config: { origin: [cmsUrl] } },
  { name: 'strapi::poweredBy', config: { poweredBy: 'Planquadrat' } },
  'global::no-panel-registration',
  'global::proxy-only',
  'global::tus-uploads',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: MAX_JSON_BYTES,
      formLimit: MAX_JSON_BYTES,
      textLimit: MAX_JSON_BYTES,
      formidable: { maxFileSize: 20 * 1024 * 1024 },
      onError: throwUnreadableBody,
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
