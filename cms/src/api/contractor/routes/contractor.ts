import { verified } from '../../../platform/http/routes';

/** Contractors, for leads only (spec §6); whom staff can ask for work, for all of them. */
export default {
  routes: [
    verified('GET', '/staff/crew', 'contractor.crew'),
    verified('GET', '/staff/contractors', 'contractor.list'),
    verified('GET', '/staff/contractors/:id', 'contractor.find'),
    verified('PUT', '/staff/contractors/:id', 'contractor.save'),
    verified('POST', '/staff/contractors/:id/block', 'contractor.block'),
    verified('POST', '/staff/contractors/:id/unblock', 'contractor.unblock'),
  ],
};
