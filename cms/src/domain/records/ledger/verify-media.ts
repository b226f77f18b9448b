import type { Core } from '@strapi/strapi';
import { mediaStore } from '../../../platform/storage/media-store';
import { fileStore } from '../../../platform/storage/open-store';
import { eachRow } from './each-row';

type Version = { hash: string; ext: string | null; size: number };
type Medium = Version & { id: number; name: string; formats: Record<string, Version> | null };

const UPLOADS = 'plugin::upload.file';

const store = (strapi: Core.Strapi) => mediaStore(strapi.dirs.static.public);
const nameOf = ({ hash, ext }: Version): string => `${hash}${ext ?? ''}`;
const versionsOf = (medium: Medium): Version[] => [medium, ...Object.values(medium.formats ?? {})];

/** Strapi keeps sizes in kilobytes of a thousand bytes, with two decimals. */
const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100;

/** Checks that every picture and paper of the media library is there, with its smaller versions, and as long as its row says. */
export async function* verifyMedia(strapi: Core.Strapi): AsyncGenerator<string> {
  for await (const medium of eachRow<Medium>(strapi, UPLOADS)) {
    for (const version of versionsOf(medium)) {
      const bytes = await store(strapi).sizeOf(nameOf(version));
      const finding =
        bytes === null ? 'is gone' : kilobytes(bytes) === Number(version.size) ? null : `has ${bytes} bytes instead of ${version.size} kB`;
      const isThere = () => strapi.db.query(UPLOADS).count({ where: { id: medium.id } });
      if (finding && (await isThere()) > 0) yield `The medium ${medium.name} (${nameOf(version)}) ${finding}.`;
    }
  }
}

/** Counts what lies in the stores and has no row: left behind, and no danger. The stores are read first: a row may follow its file. */
export async function countOrphans(strapi: Core.Strapi): Promise<{ files: number; media: number }> {
  const media = new Set<string>();
  const inStore = [await namesOf(fileStore().list()), await namesOf(store(strapi).list())] as const;
  for await (const medium of eachRow<Medium>(strapi, UPLOADS)) for (const version of versionsOf(medium)) media.add(nameOf(version));
  const named = new Set<string>();
  for await (const { fileName } of eachRow<{ id: number; fileName: string }>(strapi, 'api::file.file')) named.add(fileName);
  for await (const { fileName } of eachRow<{ id: number; fileName: string }>(strapi, 'api::stored-document.stored-document'))
    named.add(fileName);
  return { files: inStore[0].filter((name) => !named.has(name)).length, media: inStore[1].filter((name) => !media.has(name)).length };
}

async function namesOf(listed: AsyncGenerator<string>): Promise<string[]> {
  const names: string[] = [];
  for await (const name of listed) names.push(name);
  return names;
}
