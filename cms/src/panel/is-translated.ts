import type { Core } from '@strapi/strapi';

type Uid = string | null | undefined;

const typeOf = (strapi: Core.Strapi, uid: Uid) => Object.values(strapi.contentTypes).find((type) => type.uid === uid);

const isLocalized = (part: { pluginOptions?: object } | undefined): boolean =>
  (part?.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;

/** Whether a type's entries are written in several languages. */
export const isTranslated = (strapi: Core.Strapi, uid: Uid): boolean => isLocalized(typeOf(strapi, uid));

/** Whether each language has its own value of a field. @param field a path such as `seo.title` */
export const isTranslatedField = (strapi: Core.Strapi, uid: Uid, field: string): boolean =>
  isLocalized(typeOf(strapi, uid)?.attributes[field.split('.')[0] ?? '']);
