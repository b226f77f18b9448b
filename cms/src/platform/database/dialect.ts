import type { Core } from '@strapi/strapi';

export const isPostgres = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'postgres';

/** The present moment in SQL, as columns of times hold it: SQLite has milliseconds. */
export const sqlNow = (strapi: Core.Strapi): string =>
  isPostgres(strapi) ? 'localtimestamp' : "cast((julianday('now') - 2440587.5) * 86400000 as integer)";

/** Writes a time as the database's column holds it, for queries past Strapi. */
export const columnTime = (strapi: Core.Strapi, time: Date): Date | number => (isPostgres(strapi) ? time : time.getTime());
