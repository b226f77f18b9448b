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
  topics: {
    account: {
      ownersOf: async (_strapi, subjects) => subjects.map((subject) => ({ subject, ownerId: subject })),
      internal: ['account.contractor-changed'],
      isForSuperAdmins: true,
    },
    contact: { isForSuperAdmins: true },
  },
} satisfies Area;
