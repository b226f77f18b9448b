import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** The fields for pictures, by content type, and those of a picture. */
const added: Record<string, readonly string[]> = {
  product: ['gallery'],
  category: ['picture'],
  article: ['cover'],
  project: ['before', 'after', 'gallery'],
  solution: ['picture'],
  page: ['picture'],
  home: ['picture'],
  site: ['sharePicture'],
};
const ofPictures = ['file', 'altDe', 'altEn', 'focus'];

type Permission = { id: number; action: string; subject: string; properties: { fields?: string[] } | null; role: { code: string } | null };

/** Gives the marketing role of an existing shop the pictures that a new one's has, where it may write or read the entries at all. */
export async function pictureRights(strapi: Core.Strapi, _trx: Knex): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  for (const [type, names] of Object.entries(added)) {
    const rows: Permission[] = await permissions.findMany({ where: { subject: `api::${type}.${type}` }, populate: { role: true } });
    const fields = names.flatMap((name) => ofPictures.map((field) => `${name}.${field}`));
    for (const { id, properties, role, action } of rows) {
      const isTranslator = role?.code === 'translation' && action === 'plugin::content-manager.explorer.read';
      if (!properties?.fields || (role?.code !== 'marketing' && !isTranslator)) continue;
      await permissions.update({
        where: { id },
        data: { properties: { ...properties, fields: [...new Set([...properties.fields, ...fields])] } },
      });
    }
  }
}
