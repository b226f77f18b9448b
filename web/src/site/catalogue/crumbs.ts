import type { Category, Product } from '@contract/content/product';
import type { Translate } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { crumbsTo } from '../blocks/crumbs';
import { shortName } from './short-name';

export const categoryCrumbs = ({ name, slug }: Category, t: Translate): Crumb[] => crumbsTo(t, { name, path: `/${slug}` });

export const productCrumbs = ({ name, slug, category, categoryName }: Product, t: Translate): Crumb[] =>
  crumbsTo(t, { name: categoryName, path: `/${category}` }, { name: shortName(name, categoryName), path: `/${category}/${slug}` });
