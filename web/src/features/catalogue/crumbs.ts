import type { Category, Product } from '@contract/product';
import type { Translate } from '../../lib/strings';
import type { Crumb } from '../../ui/breadcrumb';
import { shortName } from './short-name';

const home = (t: Translate): Crumb => ({ name: t('catalogue.home'), path: '/' });

export const categoryCrumbs = ({ name, slug }: Category, t: Translate): Crumb[] => [home(t), { name, path: `/${slug}` }];

export const productCrumbs = ({ name, slug, category, categoryName }: Product, t: Translate): Crumb[] => [
  home(t),
  { name: categoryName, path: `/${category}` },
  { name: shortName(name, categoryName), path: `/${category}/${slug}` },
];
