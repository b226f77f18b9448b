import type { Core } from '@strapi/strapi';

type Router = { routes: { handler: unknown }[] };

/** Strapi lets the first visitor of a fresh panel make themselves its administrator; here only `npm run user -- panel` does. */
export function closePanelRegistration(strapi: Core.Strapi): void {
  const router = strapi.admin?.routes.admin as unknown as Router;
  router.routes = router.routes.filter(({ handler }) => handler !== 'authentication.registerAdmin');
}
