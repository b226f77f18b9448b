import { open, routes, staff } from '../../../platform/http/routes';

/** Customer files (spec §7). The cart id in a header says whose they are; resumable uploads are the tus middleware's. */
export default routes([
  open('POST', '/files', 'file.upload'),
  open('GET', '/files/:fileName', 'file.metadata'),
  open('DELETE', '/files/:fileName', 'file.remove'),
  open('GET', '/files/:fileName/download-url', 'file.downloadUrl'),
  open('GET', '/files/:fileName/content', 'file.content'),
  staff('GET', '/staff/files', 'staff-file.list'),
  staff('GET', '/staff/files/state', 'staff-file.state'),
  staff('POST', '/staff/files/:fileName/release', 'staff-file.release'),
  open('GET', '/guest/:token/files/:fileName/download-url', 'file.guestDownloadUrl'),
]);
