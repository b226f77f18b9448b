import { open, routes } from '../../../platform/http/routes';

/** Routes of editors' previews; the panel makes the link to start one. */
export default routes([
  open('GET', '/preview', 'preview.session'),
  open('GET', '/preview/start', 'preview.start'),
  open('GET', '/preview/end', 'preview.end'),
  open('GET', '/preview/edit', 'preview.edit'),
]);
