import type { Core } from '@strapi/strapi';

type Route = { config?: { policies?: unknown[] } };

const POLICY = 'global::shown-type';

/** Puts the policy `shown-type` before every route of the content manager. Called in `register`: Strapi builds its routes afterwards. */
export function closeHiddenTypes(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as { admin: { routes: Route[] } };
  for (const route of admin.routes) {
    // Strapi keeps its routes for as long as the process runs, also for a server that starts after another.
    const others = (route.config?.policies ?? []).filter((policy) => policy !== POLICY);
    route.config = { ...route.config, policies: [POLICY, ...others] };
  }
}
