import { HSTS_MAX_AGE_S, MAX_JSON_BYTES } from '../src/contract/constants';
import { throwUnreadableBody } from '../src/http/unreadable-body';

export default [
  'global::probes',
  'global::request-log',
  'strapi::errors',
  'global::problems',
  'global::permissions-policy',
  {
    name: 'strapi::security',
    config: { crossOriginOpenerPolicy: { policy: 'same-origin' }, hsts: { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true } },
  },
  // Nobody calls from another origin: the panel is served from the CMS's own, the shop passes calls on from its server.
  { name: 'strapi::cors', config: { origin: [] } },
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
  'global::panel-logins',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
