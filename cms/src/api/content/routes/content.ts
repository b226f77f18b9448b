import { open, routes, staff } from '../../../platform/http/routes';

/** Routes to published content, `?locale=de|en`, for every visitor, and to the catalogue for those who write offers. */
export default routes([
  open('GET', '/site', 'content.site'),
  open('GET', '/home', 'content.home'),
  open('GET', '/categories/:slug', 'content.category'),
  open('GET', '/products', 'content.products'),
  open('GET', '/products/:category/:slug', 'content.product'),
  open('GET', '/addons', 'content.addons'),
  open('GET', '/pages/:slug', 'content.page'),
  open('GET', '/solutions/:slug', 'content.solution'),
  open('GET', '/tools/:slug', 'content.tool'),
  open('GET', '/comparisons/:slug', 'content.comparison'),
  open('GET', '/subscription', 'content.subscription'),
  open('GET', '/legal-pages/:slug', 'content.legalPage'),
  open('GET', '/consent', 'content.consent'),
  open('GET', '/articles', 'content.articles'),
  open('GET', '/articles/:slug', 'content.article'),
  open('GET', '/library', 'content.library'),
  open('GET', '/library/:slug', 'content.libraryEntry'),
  open('GET', '/faqs', 'content.faqs'),
  open('GET', '/projects', 'content.projects'),
  open('GET', '/projects/:slug', 'content.project'),
  open('GET', '/sitemap', 'content.sitemap'),
  open('GET', '/redirects', 'content.redirects'),
  open('GET', '/search-documents', 'content.searchDocuments'),
  staff('GET', '/staff/catalogue', 'staff-catalogue.list'),
]);
