import { locales } from '../../contract/constants';

const secret = {
  type: 'json',
  private: true,
  configurable: false,
  searchable: false,
  pluginOptions: { 'content-manager': { visible: false } },
};

/** The account's fields of the shop, besides the plugin's own. */
export const accountAttributes = {
  name: { type: 'string' },
  company: { type: 'string' },
  phone: { type: 'string' },
  vatId: { type: 'string' },
  language: { type: 'enumeration', enum: [...locales], default: 'de' },
  billingAddress: { type: 'json' },
  notifications: { type: 'json' },
  termsAcceptedAt: { type: 'datetime' },
  verifiedAt: { type: 'datetime' },
  /** See `SecondFactor` in account-row.ts. */
  secondFactor: { ...secret },
  /** Hashes of browsers that signed in before. */
  knownDevices: { ...secret },
};
