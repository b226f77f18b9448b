import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { SearchTable } from './search-tables';
import { wordsOf } from './search-text';

/** Part of a query: rows whose search text holds all words of a question. Reads nothing but the index of that column. */
export const rowsWithWords = (strapi: Core.Strapi, table: SearchTable, question: string): { id: { $in: Knex.QueryBuilder } } => {
  const ids = strapi.db.connection(table).select('id');
  for (const word of wordsOf(question)) ids.whereRaw("search_text like ? escape '!'", [`%${word.replace(/[%_!]/g, '!$&')}%`]);
  return { id: { $in: ids } };
};
