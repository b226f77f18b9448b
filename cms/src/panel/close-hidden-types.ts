import type { Core } from '@strapi/strapi';

type Route = { config?: { policies?: unknown[] } };

/** Puts the policy `shown-type` before every route of the content manager. Called in `register`: Strapi builds its routes afterwards. */
export function closeHiddenTypes(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as { admin: { routes: Route[] } };
  for (const route of admin.routes) route.config = { ...route.config, policies: ['global::shown-type', ...(route.config?.policies ?? [])] };
}
