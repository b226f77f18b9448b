import type { Core } from '@strapi/strapi';

/** Brand and imprint line, as marketing and the operator maintain them. */
export type Sender = { brand: string; footer: string };

export async function readSender(strapi: Core.Strapi): Promise<Sender> {
  const [site, company] = await Promise.all([
    strapi.db.query('api::site.site').findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['brand'] }),
    strapi.db.query('api::company.company').findOne({ where: {} }),
  ]);
  const { legalName, street, postcode, city, phone, email } = company ?? {};
  const address = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { brand: site?.brand ?? '', footer: [legalName, address, phone, email].filter(Boolean).join(' · ') };
}
