import { HSTS_MAX_AGE_S, MAX_JSON_BYTES } from '../src/contract/constants';
import { throwUnreadableBody } from '../src/platform/http/error-body';

/** Where the panel shows media from: its own origin, and the store that they lie in. */
const mediaHosts = ["'self'", 'data:', 'blob:', process.env.S3_PUBLIC_URL ? new URL(process.env.S3_PUBLIC_URL).origin : "'self'"];

export default [
  'global::request-log',
  'global::probes',
  'global::answer-headers',
  'strapi::errors',
  'global::problems',
  {
    name: 'strapi::security',
    config: {
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      hsts: { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true },
      contentSecurityPolicy: { directives: { 'img-src': mediaHosts, 'media-src': mediaHosts } },
    },
  },
  // Nobody calls from another origin: the panel is served from the CMS's own, the shop passes calls on from its server.
  { name: 'strapi::cors', config: { origin: [] } },
  { name: 'strapi::poweredBy', config: { poweredBy: 'Planquadrat' } },
  'global::proxy-only',
  'global::tus-uploads',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: MAX_JSON_BYTES,
      formLimit: MAX_JSON_BYTES,
      textLimit: MAX_JSON_BYTES,
      // Forms with files are read where files are received (files/form-upload.ts).
      multipart: false,
      onError: throwUnreadableBody,
    },
  },
  'global::panel-logins',
  'global::panel-traces',
  'strapi::session',
  'strapi::favicon',
  'global::media-addresses',
  'strapi::public',
];
