import type { Role } from '../contract/roles';

type Caller = Role | 'public';

const everybody: readonly Caller[] = ['public', 'user', 'contractor', 'admin', 'super_admin'];
const signedIn: readonly Caller[] = ['user', 'contractor', 'admin', 'super_admin'];
const staff: readonly Caller[] = ['admin', 'super_admin'];
const leads: readonly Caller[] = ['super_admin'];

/**
 * Who may call what (spec §6). Written into the account plugin's tables at every start; what is not listed is closed.
 * Routes with `auth: false` are open and check what they need themselves (cart secret, link, cookie).
 */
export const permissions: Record<string, readonly Caller[]> = {
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
  'api::quote.own-quote.list': signedIn,
  'api::quote.own-quote.find': signedIn,
  'api::quote.own-quote.move': signedIn,
  'api::quote.own-quote.accept': signedIn,
  'api::quote.own-quote.write': signedIn,
  'api::quote.own-quote.offerUrl': signedIn,
  'api::quote.own-quote.downloadUrl': signedIn,
  'api::order.own-order.list': signedIn,
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
  'api::order.staff-order.find': staff,
  'api::order.staff-order.move': staff,
  'api::order.staff-order.addResults': staff,
  'api::order.staff-order.confirmationUrl': staff,
  'api::order.staff-order.downloadUrl': staff,
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
  'api::payment.payment.propose': staff,
  'api::payment.payment.import': staff,
  'api::declaration.declaration.list': staff,
  'api::contact.staff-contact.list': leads,
  'api::contact.staff-contact.find': leads,
  'api::contact.staff-contact.raise': leads,
  'api::contact.staff-contact.downloadUrl': leads,
  'api::people.people.contacts': leads,
  'api::people.people.contractors': leads,
};
