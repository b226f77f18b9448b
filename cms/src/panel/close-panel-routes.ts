import type { Core } from '@strapi/strapi';

type Route = { handler: unknown; config?: { policies?: unknown[] } };
type Router = { routes: Route[] };

const POLICY = 'global::shown-type';

/**
 * Takes doors out of the panel's API, which Strapi builds from these lists later: called in `register`. Strapi keeps them for as
 * long as the process runs, also for a server that starts after another, so doing it twice must change nothing.
 */
export function closePanelRoutes(strapi: Core.Strapi): void {
  const panel = strapi.admin?.routes.admin as unknown as Router;
  // Strapi lets the first visitor of a fresh panel make themselves its administrator; here only `npm run user -- panel` does.
  panel.routes = panel.routes.filter(({ handler }) => handler !== 'authentication.registerAdmin');
  const { admin: content } = strapi.plugin('content-manager').routes as unknown as { admin: Router };
  for (const route of content.routes) {
    const others = (route.config?.policies ?? []).filter((policy) => policy !== POLICY);
    route.config = { ...route.config, policies: [POLICY, ...others] };
  }
}
