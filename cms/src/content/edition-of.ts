import type { Context } from 'koa';
import { localeOf } from '../http/locale';
import { published, type Edition } from './entries';

/** The edition that a request may read. @throws Problem input.invalid for an unknown language */
export const editionOf = (ctx: Context): Edition => published(localeOf(ctx.query));
