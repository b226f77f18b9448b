import type { RouterContext } from '../../router';
import type { StringKey } from '../../lib/strings';

/** For the head of an area's outermost route: a title for pages without one, and no listing. */
export const areaHead = (title: StringKey, context: RouterContext) => ({
  meta: [{ title: context.t(title) }, { name: 'robots', content: 'noindex' }],
});
