import { contractors, routes, staff } from '../../../platform/http/routes';

/** Routes to assignments for contractors and for staff. */
export default routes([
  contractors('GET', '/contractor/assignments', 'contractor-assignment.list'),
  contractors('GET', '/contractor/assignments/:id', 'contractor-assignment.find'),
  contractors('POST', '/contractor/assignments/:id/bid', 'contractor-assignment.bid'),
  contractors('POST', '/contractor/assignments/:id/submit', 'contractor-assignment.submit'),
  contractors('POST', '/contractor/assignments/:id/messages', 'contractor-assignment.write'),
  contractors('POST', '/contractor/assignments/:id/:event', 'contractor-assignment.perform'),
  contractors('GET', '/contractor/assignments/:id/files/:fileName/download-url', 'contractor-assignment.downloadUrl'),
  staff('GET', '/staff/assignments', 'staff-assignment.list'),
  staff('POST', '/staff/assignments', 'staff-assignment.ask'),
  staff('POST', '/staff/assignments/direct', 'staff-assignment.assignDirectly'),
  staff('GET', '/staff/assignments/:id', 'staff-assignment.find'),
  staff('GET', '/staff/quotes/:id/work', 'staff-assignment.propose'),
  staff('GET', '/staff/quotes/:id/files/:fileName/metadata', 'staff-assignment.metadata'),
  staff('POST', '/staff/assignments/:id/assign', 'staff-assignment.assign'),
  staff('POST', '/staff/assignments/:id/files', 'staff-assignment.release'),
  staff('POST', '/staff/assignments/:id/messages', 'staff-assignment.write'),
  staff('POST', '/staff/assignments/:id/date', 'staff-assignment.changeDate'),
  staff('POST', '/staff/assignments/:id/:event', 'staff-assignment.perform'),
  staff('GET', '/staff/assignments/:id/files/:fileName/download-url', 'staff-assignment.downloadUrl'),
]);
