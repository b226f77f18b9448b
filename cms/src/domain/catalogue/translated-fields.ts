import type { Core, UID } from '@strapi/strapi';

/** The fields of a content type that each language has for itself. */
export const translatedFields = (strapi: Core.Strapi, uid: UID.ContentType): string[] =>
  Object.entries(strapi.contentType(uid).attributes)
    .filter(([, { pluginOptions }]) => (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized)
    .map(([name]) => name);
