import { verified } from '../../../platform/http/routes';

/** Assignments by who asks: the contractor, staff. */
export default {
  routes: [
    verified('GET', '/contractor/assignments', 'contractor-assignment.list'),
    verified('GET', '/contractor/assignments/:id', 'contractor-assignment.find'),
    verified('POST', '/contractor/assignments/:id/bid', 'contractor-assignment.bid'),
    verified('POST', '/contractor/assignments/:id/submit', 'contractor-assignment.submit'),
    verified('POST', '/contractor/assignments/:id/messages', 'contractor-assignment.write'),
    verified('POST', '/contractor/assignments/:id/:event', 'contractor-assignment.move'),
    verified('GET', '/contractor/assignments/:id/files/:fileName/download-url', 'contractor-assignment.downloadUrl'),
    verified('GET', '/staff/assignments', 'staff-assignment.list'),
    verified('POST', '/staff/assignments', 'staff-assignment.ask'),
    verified('POST', '/staff/assignments/direct', 'staff-assignment.assignDirectly'),
    verified('GET', '/staff/assignments/:id', 'staff-assignment.find'),
    verified('POST', '/staff/assignments/:id/assign', 'staff-assignment.assign'),
    verified('POST', '/staff/assignments/:id/files', 'staff-assignment.release'),
    verified('POST', '/staff/assignments/:id/messages', 'staff-assignment.write'),
    verified('POST', '/staff/assignments/:id/:event', 'staff-assignment.move'),
    verified('GET', '/staff/assignments/:id/files/:fileName/download-url', 'staff-assignment.downloadUrl'),
  ],
};
