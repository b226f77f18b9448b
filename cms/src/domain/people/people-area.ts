import type { Area } from '../../platform/area';

export const peopleArea = {
  types: ['api::contact.contact', 'api::person.person', 'api::account-token.account-token'],
  indexes: {
    contacts: { contacts_status_index: ['status', 'id'] },
    people: {
      people_kind_index: ['kind', 'id'],
      people_blocked_index: ['kind', 'blocked', 'id'],
    },
  },
  gauges: [
    {
      name: 'cms_contacts_open',
      help: 'Contact messages nobody has answered',
      read: (strapi) => strapi.db.query('api::contact.contact').count({ where: { status: 'open' } }),
    },
  ],
  topics: {
    account: {
      ownersOf: async (_strapi, subjects) => subjects.map((subject) => ({ subject, ownerId: subject })),
      internal: ['account.contractor-changed'],
      isForSuperAdmins: true,
    },
    contact: { isForSuperAdmins: true },
  },
  traces: {
    'account.role-changed': 'role-changed',
    'account.panel-role-changed': 'role-changed',
    'account.panel-rights-changed': 'role-changed',
    'account.second-factor-set-up': 'second-factor-changed',
    'account.second-factor-removed': 'second-factor-changed',
    'account.recovery-codes-renewed': 'second-factor-changed',
    'account.deleted': 'erased',
  },
} satisfies Area;
