import type { Translate } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';

/** The way to a page, home first. */
export const crumbsTo = (t: Translate, ...steps: readonly Crumb[]): Crumb[] => [{ name: t('catalogue.home'), path: '/' }, ...steps];
