import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { withForm, type FormLimits } from '../domain/files/form-files';

/** The media library sends each file in a request of its own; the size is the library's own limit. */
const limits: FormLimits = { bytes: 20 * 1024 * 1024, files: 10, fields: 50 };

/** Handlers of the panel that take files. */
const receivers = new Set(['admin-upload.upload', 'admin-upload.uploadFile', 'admin-upload.replaceFile', 'admin.updateProjectSettings']);

type Route = { handler: unknown; config?: { middlewares?: unknown[] } };
type Owner = { routes: { admin: { routes: Route[] } } };

/** Reads forms with files where the panel receives them, once the sender has proven who they are, and nowhere else. */
export function receivePanelFiles(strapi: Core.Strapi): void {
  const routers = [strapi.admin, strapi.plugin('upload')].map((owner) => (owner as unknown as Owner).routes.admin);
  const found = routers.flatMap(({ routes }) => routes).filter(({ handler }) => receivers.has(String(handler)));
  if (found.length !== receivers.size) throw new Error('The panel receives files by other routes than those known');
  for (const route of found) {
    // Strapi keeps its routes for as long as the process runs, also for a server that starts after another.
    const others = (route.config?.middlewares ?? []).filter((one) => (one as { name?: string }).name !== readPanelForm.name);
    route.config = { ...route.config, middlewares: [readPanelForm, ...others] };
  }
}

const readPanelForm = (ctx: Context, next: Next) => withForm(ctx, limits, next);
