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
    { method: 'GET', path: '/sitemap', handler: 'content.sitemap', config: open },
  ],
};
