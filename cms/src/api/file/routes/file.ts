const open = { auth: false } as const;

/** Customer files (spec §7). The cart id in a header says whose they are; resumable uploads are the tus middleware's. */
export default {
  routes: [
    { method: 'POST', path: '/files', handler: 'file.upload', config: open },
    { method: 'GET', path: '/files/:fileName', handler: 'file.metadata', config: open },
    { method: 'DELETE', path: '/files/:fileName', handler: 'file.remove', config: open },
    { method: 'GET', path: '/files/:fileName/download-url', handler: 'file.downloadUrl', config: open },
    { method: 'GET', path: '/files/:fileName/content', handler: 'file.content', config: open },
    { method: 'GET', path: '/guest/:token/files/:fileName/download-url', handler: 'file.guestDownloadUrl', config: open },
  ],
};
