import type { Core } from '@strapi/strapi';
import { checkEntries } from './check-entries';
import { registerAmountFields } from './amount-fields';

/** What the editors' panel is before it starts: fields for amounts, entries that are looked at, and German for who is new. */
export function preparePanel(strapi: Core.Strapi): void {
  registerAmountFields(strapi);
  checkEntries(strapi);
  greetInGerman(strapi);
}

/** Gives every new user of the panel German, also those who are invited; whoever wants English chooses it in the profile. */
function greetInGerman(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate({ params }) {
      const { data } = params as { data: { preferedLanguage?: string | null } };
      data.preferedLanguage ??= 'de';
    },
  });
}
