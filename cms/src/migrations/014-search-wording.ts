import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import site from '../seed/content/site.json';

const locales = ['de', 'en'] as const;
/** The interface text in which translators wrote synonyms before, and the columns of its two languages. */
const BEFORE = 'search.synonyms';

/**
 * Gives the search of an existing shop what a new one is taught, drafts and published rows alike. What translators wrote for it so far
 * stays, in front, and is taken out of the interface texts.
 */
export async function searchWording(_strapi: Core.Strapi, trx: Knex): Promise<void> {
  const written: Partial<Record<(typeof locales)[number], string | null>> | undefined = await trx('translations')
    .where({ key: BEFORE })
    .first(...locales);
  for (const locale of locales) {
    const { synonyms, answers } = site.search[locale];
    const lines = [written?.[locale] ?? '', ...synonyms].filter(Boolean);
    await trx('sites')
      .where({ locale })
      .whereNull('search_synonyms')
      .update({ search_synonyms: lines.join('\n') });
    await trx('sites')
      .where({ locale })
      .whereNull('search_answers')
      .update({ search_answers: answers.join('\n') });
  }
  await trx('translations').where({ key: BEFORE }).delete();
}
