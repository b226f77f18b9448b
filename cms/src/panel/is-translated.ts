import type { Core } from '@strapi/strapi';

/** Whether a type's entries are written in several languages. */
export function isTranslated(strapi: Core.Strapi, uid: string | null | undefined): boolean {
  const type = Object.values(strapi.contentTypes).find((one) => one.uid === uid);
  return (type?.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
}
