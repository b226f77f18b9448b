import { loadShop } from './load-shop.mjs';
import { fail } from './steps.mjs';

/** `npm run user -- …`: accounts of the shop and of the editors' panel, on the database that the environment names. */
const { strapi, compiled } = await loadShop();
const { manageUsers } = compiled('accounts/manage-users');
const outcome = await manageUsers(strapi, process.argv.slice(2)).then(
  (text) => ({ text, failed: false }),
  (error) => ({ text: error.message, failed: true }),
);
await strapi.destroy();
if (outcome.failed) fail(outcome.text);
console.log(outcome.text);
