import { MAX_JSON_BYTES } from '../src/contract/constants';
import { throwUnreadableBody } from '../src/http/unreadable-body';
import { cmsUrl } from '../src/settings';

export default [
  'global::probes',
  'global::request-log',
  'strapi::errors',
  'global::problems',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [cmsUrl] } },
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
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
