const open = { auth: false } as const;

/** Editors' previews; the panel makes the link to start. */
export default {
  routes: [
    { method: 'GET', path: '/preview', handler: 'preview.session', config: open },
    { method: 'GET', path: '/preview/start', handler: 'preview.start', config: open },
    { method: 'GET', path: '/preview/end', handler: 'preview.end', config: open },
  ],
};
