import type { Core } from '@strapi/strapi';

/** Filled in with the stores. */
export async function removeExpiredFiles(_strapi: Core.Strapi): Promise<void> {}
