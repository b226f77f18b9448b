import type { Core } from '@strapi/strapi';
import { type Role, roles } from '../../contract/people/roles';

type Caller = Role | 'public';

const everybody: readonly Caller[] = ['public', 'user', 'contractor', 'admin', 'super_admin'];
const signedIn: readonly Caller[] = ['user', 'contractor', 'admin', 'super_admin'];
const contractors: readonly Caller[] = ['contractor'];
const staff: readonly Caller[] = ['admin', 'super_admin'];
const leads: readonly Caller[] = ['super_admin'];

/**
 * Who may call what (spec §6). Written into the account plugin's tables at every start; what is not listed is closed.
 * Routes with `auth: false` are open and check what they need themselves (cart secret, link, cookie).
 */
const permissions: Record<string, readonly Caller[]> = {
  'api::function.function.call': everybody,
  'api::account.address.verify': everybody,
  'api::account.address.resend': signedIn,
  'api::account.address.change': signedIn,
  'api::account.password.change': signedIn,
  'api::account.account.find': signedIn,
  'api::account.account.update': signedIn,
  'api::account.account.export': signedIn,
  'api::account.account.remove': signedIn,
  'api::account.device.list': signedIn,
  'api::account.device.end': signedIn,
  'api::account.device.endOthers': signedIn,
  'api::account.second-factor.offer': signedIn,
  'api::account.second-factor.confirm': signedIn,
  'api::account.second-factor.remove': signedIn,
  'api::account.second-factor.renewCodes': signedIn,
  'api::event.event.changes': signedIn,
  'api::quote.own-quote.list': signedIn,
  'api::quote.own-quote.find': signedIn,
  'api::quote.own-quote.move': signedIn,
  'api::quote.own-quote.accept': signedIn,
  'api::quote.own-quote.write': signedIn,
  'api::quote.own-quote.offerUrl': signedIn,
  'api::quote.own-quote.downloadUrl': signedIn,
  'api::order.own-order.list': signedIn,
  'api::order.own-order.overview': signedIn,
  'api::order.own-order.find': signedIn,
  'api::order.own-order.move': signedIn,
  'api::order.own-order.due': signedIn,
  'api::order.own-order.confirmationUrl': signedIn,
  'api::order.own-order.downloadUrl': signedIn,
  'api::quote.staff-quote.overview': staff,
  'api::quote.staff-quote.list': staff,
  'api::quote.staff-quote.find': staff,
  'api::quote.staff-quote.saveDraft': staff,
  'api::quote.staff-quote.previewPdf': staff,
  'api::quote.staff-quote.write': staff,
  'api::quote.staff-quote.move': staff,
  'api::quote.staff-quote.offerUrl': staff,
  'api::quote.staff-quote.downloadUrl': staff,
  'api::order.staff-order.list': staff,
  'api::order.staff-order.board': staff,
  'api::order.staff-order.find': staff,
  'api::order.staff-order.move': staff,
  'api::order.staff-order.addResults': staff,
  'api::order.staff-order.confirmationUrl': staff,
  'api::order.staff-order.downloadUrl': staff,
  'api::assignment.contractor-assignment.list': contractors,
  'api::assignment.contractor-assignment.find': contractors,
  'api::assignment.contractor-assignment.bid': contractors,
  'api::assignment.contractor-assignment.submit': contractors,
  'api::assignment.contractor-assignment.move': contractors,
  'api::assignment.contractor-assignment.write': contractors,
  'api::assignment.contractor-assignment.downloadUrl': contractors,
  'api::assignment.staff-assignment.list': staff,
  'api::assignment.staff-assignment.find': staff,
  'api::assignment.staff-assignment.ask': staff,
  'api::assignment.staff-assignment.assignDirectly': staff,
  'api::assignment.staff-assignment.assign': staff,
  'api::assignment.staff-assignment.move': staff,
  'api::assignment.staff-assignment.release': staff,
  'api::assignment.staff-assignment.write': staff,
  'api::assignment.staff-assignment.downloadUrl': staff,
  'api::contractor.contractor.crew': staff,
  'api::invoice.own-invoice.list': signedIn,
  'api::invoice.own-invoice.find': signedIn,
  'api::invoice.own-invoice.downloadUrl': signedIn,
  'api::invoice.staff-invoice.list': staff,
  'api::invoice.staff-invoice.find': staff,
  'api::invoice.staff-invoice.discard': staff,
  'api::invoice.staff-invoice.issue': staff,
  'api::invoice.staff-invoice.cancel': staff,
  'api::invoice.staff-invoice.pay': staff,
  'api::invoice.staff-invoice.downloadUrl': staff,
  'api::invoice.staff-invoice.draft': staff,
  'api::export.export.list': staff,
  'api::saved-view.saved-view.list': staff,
  'api::saved-view.saved-view.save': staff,
  'api::saved-view.saved-view.change': staff,
  'api::saved-view.saved-view.remove': staff,
  'api::payment.payment.propose': staff,
  'api::payment.payment.import': staff,
  'api::declaration.declaration.list': staff,
  'api::declaration.declaration.match': staff,
  'api::declaration.declaration.settle': staff,
  'api::content.staff-catalogue.list': staff,
  'api::outbox.mailbox.list': staff,
  'api::outbox.mailbox.find': staff,
  'api::outbox.mailbox.resend': staff,
  'api::outbox.mailbox.downloadUrl': staff,
  'api::event.audit.list': leads,
  'api::contact.staff-contact.list': leads,
  'api::contact.staff-contact.find': leads,
  'api::contact.staff-contact.raise': leads,
  'api::contact.staff-contact.downloadUrl': leads,
  'api::person.contact-person.list': leads,
  'api::person.contact-person.find': leads,
  'api::person.contact-person.history': leads,
  'api::person.contact-person.export': leads,
  'api::person.contact-person.erase': leads,
  'api::contractor.contractor.list': leads,
  'api::contractor.contractor.find': leads,
  'api::contractor.contractor.save': leads,
  'api::contractor.contractor.block': leads,
  'api::contractor.contractor.unblock': leads,
  'api::invitation.invitation.list': leads,
  'api::invitation.invitation.invite': leads,
  'api::invitation.invitation.resend': leads,
  'api::invitation.invitation.revoke': leads,
};

const names: Record<Role, string> = { user: 'Kunde', contractor: 'Auftragnehmer', admin: 'Team', super_admin: 'Leitung' };

/**
 * Makes roles and permissions in the database exactly those of the code. Strapi opens sign-up, login and password routes
 * to everybody on its first start; here nothing is open that `permissions` does not list.
 */
export async function seedRoles(strapi: Core.Strapi): Promise<void> {
  const roleRows = strapi.db.query('plugin::users-permissions.role');
  for (const type of roles) {
    if (await roleRows.findOne({ where: { type } })) continue;
    await roleRows.create({ data: { type, name: names[type], description: `Rolle ${type}` } });
  }
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await settings.get({ key: 'advanced' })) as object;
  await settings.set({ key: 'advanced', value: { ...advanced, default_role: 'user', allow_register: false, email_confirmation: false } });
  await roleRows.deleteMany({ where: { type: 'authenticated' } });
  await writePermissions(strapi);
}

async function writePermissions(strapi: Core.Strapi): Promise<void> {
  const known: { id: number; type: string }[] = await strapi.db.query('plugin::users-permissions.role').findMany({});
  const rows = strapi.db.query('plugin::users-permissions.permission');
  await strapi.db.transaction(async () => {
    await rows.deleteMany({ where: {} });
    for (const [action, callers] of Object.entries(permissions)) {
      for (const { id, type } of known) {
        if ((callers as readonly string[]).includes(type)) await rows.create({ data: { action, role: id } });
      }
    }
  });
}
