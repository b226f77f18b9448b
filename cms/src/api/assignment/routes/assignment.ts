/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Assignments by who asks: the contractor, staff. */
export default {
  routes: [
    { method: 'GET', path: '/contractor/assignments', handler: 'contractor-assignment.list', config: verified() },
    { method: 'GET', path: '/contractor/assignments/:id', handler: 'contractor-assignment.find', config: verified() },
    { method: 'POST', path: '/contractor/assignments/:id/bid', handler: 'contractor-assignment.bid', config: verified() },
    { method: 'POST', path: '/contractor/assignments/:id/submit', handler: 'contractor-assignment.submit', config: verified() },
    { method: 'POST', path: '/contractor/assignments/:id/messages', handler: 'contractor-assignment.write', config: verified() },
    { method: 'POST', path: '/contractor/assignments/:id/:event', handler: 'contractor-assignment.move', config: verified() },
    {
      method: 'GET',
      path: '/contractor/assignments/:id/files/:fileName/download-url',
      handler: 'contractor-assignment.downloadUrl',
      config: verified(),
    },
    { method: 'GET', path: '/staff/assignments', handler: 'staff-assignment.list', config: verified() },
    { method: 'POST', path: '/staff/assignments', handler: 'staff-assignment.ask', config: verified() },
    { method: 'POST', path: '/staff/assignments/direct', handler: 'staff-assignment.assignDirectly', config: verified() },
    { method: 'GET', path: '/staff/assignments/:id', handler: 'staff-assignment.find', config: verified() },
    { method: 'POST', path: '/staff/assignments/:id/assign', handler: 'staff-assignment.assign', config: verified() },
    { method: 'POST', path: '/staff/assignments/:id/files', handler: 'staff-assignment.release', config: verified() },
    { method: 'POST', path: '/staff/assignments/:id/messages', handler: 'staff-assignment.write', config: verified() },
    { method: 'POST', path: '/staff/assignments/:id/:event', handler: 'staff-assignment.move', config: verified() },
    {
      method: 'GET',
      path: '/staff/assignments/:id/files/:fileName/download-url',
      handler: 'staff-assignment.downloadUrl',
      config: verified(),
    },
  ],
};
