import type { Locale } from '@contract/constants';
import { ownPages } from '@contract/content/page-kinds';
import { pageHead } from '../../../lib/head/seo';
import type { Translate } from '../../../lib/text/strings';

export const configuratorHead = ({ locale, origin, t }: { locale: Locale; origin: string; t: Translate }) =>
  pageHead({
    title: t('page.title', { title: t('cart.title') }),
    description: t('cart.description'),
    path: ownPages.configurator.path,
    locale,
    origin,
  });
