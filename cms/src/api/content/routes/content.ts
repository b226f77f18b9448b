import { open, routes } from '../../../platform/http/routes';

/** What every visitor may read: published content, `?locale=de|en`. */
export default routes([
  open('GET', '/site', 'content.site'),
  open('GET', '/home', 'content.home'),
  open('GET', '/categories/:slug', 'content.category'),
  open('GET', '/products', 'content.products'),
  open('GET', '/products/:category/:slug', 'content.product'),
  open('GET', '/addons', 'content.addons'),
  open('GET', '/pages/:slug', 'page.page'),
  open('GET', '/solutions/:slug', 'page.solution'),
  open('GET', '/tools/:slug', 'page.tool'),
  open('GET', '/comparisons/:slug', 'page.comparison'),
  open('GET', '/subscription', 'page.subscription'),
  open('GET', '/legal-pages/:slug', 'page.legalPage'),
  open('GET', '/consent', 'page.consent'),
  open('GET', '/articles', 'knowledge.articles'),
  open('GET', '/articles/:slug', 'knowledge.article'),
  open('GET', '/library', 'knowledge.library'),
  open('GET', '/library/:slug', 'knowledge.libraryEntry'),
  open('GET', '/faqs', 'knowledge.faqs'),
  open('GET', '/projects', 'knowledge.projects'),
  open('GET', '/projects/:slug', 'knowledge.project'),
  open('GET', '/sitemap', 'directory.sitemap'),
  open('GET', '/redirects', 'directory.redirects'),
  open('GET', '/search-documents', 'directory.searchDocuments'),
]);
