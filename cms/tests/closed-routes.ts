/** Strapi's own routes that are closed to everybody but the panel. */
export const CLOSED = [
  'GET /api/upload/files',
  'GET /api/upload/files/:id',
  'DELETE /api/upload/files/:id',
  'POST /api/upload',
  'GET /api/upload/files/page',
  'GET /api/i18n/locales',
  'GET /api/content-type-builder/components',
  'GET /api/content-type-builder/components/:uid',
  'GET /api/content-type-builder/content-types',
  'GET /api/content-type-builder/content-types/:uid',
  'POST /api/email',
];
