const open = { auth: false } as const;

/** What every visitor may read: published content, `?locale=de|en`. */
export default {
  routes: [
    { method: 'GET', path: '/site', handler: 'content.site', config: open },
    { method: 'GET', path: '/home', handler: 'content.home', config: open },
    { method: 'GET', path: '/categories/:slug', handler: 'content.category', config: open },
    { method: 'GET', path: '/products', handler: 'content.products', config: open },
    { method: 'GET', path: '/products/:category/:slug', handler: 'content.product', config: open },
    { method: 'GET', path: '/addons', handler: 'content.addons', config: open },
    { method: 'GET', path: '/pages/:slug', handler: 'page.page', config: open },
    { method: 'GET', path: '/solutions/:slug', handler: 'page.solution', config: open },
    { method: 'GET', path: '/tools/:slug', handler: 'page.tool', config: open },
    { method: 'GET', path: '/comparisons/:slug', handler: 'page.comparison', config: open },
    { method: 'GET', path: '/subscription', handler: 'page.subscription', config: open },
    { method: 'GET', path: '/legal-pages/:slug', handler: 'page.legalPage', config: open },
    { method: 'GET', path: '/consent', handler: 'page.consent', config: open },
    { method: 'GET', path: '/articles', handler: 'knowledge.articles', config: open },
    { method: 'GET', path: '/articles/:slug', handler: 'knowledge.article', config: open },
    { method: 'GET', path: '/library', handler: 'knowledge.library', config: open },
    { method: 'GET', path: '/library/:slug', handler: 'knowledge.libraryEntry', config: open },
    { method: 'GET', path: '/faqs', handler: 'knowledge.faqs', config: open },
    { method: 'GET', path: '/projects', handler: 'knowledge.projects', config: open },
    { method: 'GET', path: '/projects/:slug', handler: 'knowledge.project', config: open },
    { method: 'GET', path: '/sitemap', handler: 'directory.sitemap', config: open },
    { method: 'GET', path: '/redirects', handler: 'directory.redirects', config: open },
    { method: 'GET', path: '/search-documents', handler: 'directory.searchDocuments', config: open },
  ],
};
