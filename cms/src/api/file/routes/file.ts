import { open, routes } from '../../../platform/http/routes';

/** Customer files (spec §7). The cart id in a header says whose they are; resumable uploads are the tus middleware's. */
export default routes([
  open('POST', '/files', 'file.upload'),
  open('GET', '/files/:fileName', 'file.metadata'),
  open('DELETE', '/files/:fileName', 'file.remove'),
  open('GET', '/files/:fileName/download-url', 'file.downloadUrl'),
  open('GET', '/files/:fileName/content', 'file.content'),
  open('GET', '/guest/:token/files/:fileName/download-url', 'file.guestDownloadUrl'),
]);
