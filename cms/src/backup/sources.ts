import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ClientConfig } from 'pg';
import { isPostgres } from '../platform/database/dialect';
import { dataDir, isDemo } from '../platform/settings';
import { folderOfMedia, mediaStore } from '../platform/storage/media-store';
import { fileStore, folderStore } from '../platform/storage/open-store';
import { openPostgresSnapshot, openSqliteSnapshot } from './open-snapshot';
import { mediaNames, type Source } from './write-backup';

/** What the embedded installation keeps in its data folder and may not lose: its secrets, and the demo's passwords. */
const SECRET_FILES = ['secrets.json', 'demo-logins.json'];

/** The folder that Strapi serves, and keeps media below. Commands run in the folder of the CMS. */
export const publicFolder = (): string => join(process.cwd(), 'public');

/** The running installation, to be backed up. @param withSecrets takes along the secrets that the data folder holds */
export function installation(strapi: Core.Strapi, { withSecrets }: { withSecrets: boolean }): Source {
  const connection = strapi.config.get('database.connection.connection') as ClientConfig & { filename: string };
  return {
    openSnapshot: (copy) =>
      isPostgres(strapi) ? openPostgresSnapshot(connection) : openSqliteSnapshot(resolve(connection.filename), copy),
    files: fileStore(),
    media: mediaStore(publicFolder()),
    async stillNamed(names) {
      const where = { fileName: { $in: [...names] } };
      const rows: { fileName: string }[] = [
        ...(await strapi.db.query('api::file.file').findMany({ where: { ...where, complete: true }, select: ['fileName'] })),
        ...(await strapi.db.query('api::stored-document.stored-document').findMany({ where, select: ['fileName'] })),
      ];
      const media = mediaNames(
        await strapi.db
          .query('plugin::upload.file')
          .findMany({ select: ['hash', 'ext', 'formats'] })
          .then(asTexts),
      );
      return new Set([...rows.map(({ fileName }) => fileName), ...media]);
    },
    secretFiles: withSecrets && isDemo ? SECRET_FILES.map((name) => join(dataDir, name)) : [],
  };
}

type Medium = { hash: string; ext: string | null; formats: unknown };

const asTexts = (rows: Medium[]) => rows.map((row) => ({ ...row, formats: JSON.stringify(row.formats ?? null) }));

/** An embedded installation that stands still, to be moved. @param folder its data folder @param media `public` of its CMS */
export function standingInstallation(folder: string, media: string): Source {
  return {
    openSnapshot: (copy) => openSqliteSnapshot(join(folder, 'planquadrat.db'), copy),
    files: folderStore(folder),
    media: folderOfMedia(media),
    stillNamed: async (names) => new Set(names),
    secretFiles: [],
  };
}
