import { open, routes, staff, superAdmins, verified } from '../../../platform/http/routes';

/** Routes to invoices for customers, for guests with a link, and for staff. */
export default routes([
  verified('GET', '/invoices', 'own-invoice.list'),
  verified('GET', '/invoices/:id', 'own-invoice.find'),
  verified('GET', '/invoices/:id/download-url', 'own-invoice.downloadUrl'),
  open('GET', '/guest/:token/invoices', 'guest-invoice.list'),
  open('GET', '/guest/:token/invoices/:id', 'guest-invoice.find'),
  open('GET', '/guest/:token/invoices/:id/download-url', 'guest-invoice.downloadUrl'),
  staff('GET', '/staff/invoices', 'staff-invoice.list'),
  staff('GET', '/staff/invoices/:id', 'staff-invoice.find'),
  staff('DELETE', '/staff/invoices/:id', 'staff-invoice.discard'),
  staff('POST', '/staff/invoices/:id/edit', 'staff-invoice.edit'),
  staff('GET', '/staff/invoices/:id/draft/pdf', 'staff-invoice.previewPdf'),
  staff('POST', '/staff/invoices/:id/issue', 'staff-invoice.issue'),
  staff('POST', '/staff/invoices/:id/cancel', 'staff-invoice.cancel'),
  staff('POST', '/staff/invoices/:id/correct', 'staff-invoice.correct'),
  staff('POST', '/staff/invoices/:id/payments', 'staff-invoice.pay'),
  staff('POST', '/staff/invoices/:id/refund', 'staff-invoice.refund'),
  superAdmins('POST', '/staff/invoices/:id/write-off', 'staff-invoice.writeOff'),
  staff('POST', '/staff/invoices/:id/remind', 'staff-invoice.remind'),
  staff('POST', '/staff/invoices/:id/stop-reminders', 'staff-invoice.stopReminders'),
  staff('POST', '/staff/invoices/:id/resume-reminders', 'staff-invoice.resumeReminders'),
  staff('GET', '/staff/invoices/:id/download-url', 'staff-invoice.downloadUrl'),
  staff('POST', '/staff/orders/:id/invoices', 'staff-invoice.draft'),
  staff('GET', '/staff/orders/:id/invoices/adjustment', 'staff-invoice.adjustment'),
  staff('POST', '/staff/orders/:id/invoices/adjust', 'staff-invoice.adjust'),
]);
