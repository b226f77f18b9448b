import { hasScanner, isScannerThere } from '../../platform/scanning/clamd';
import type { Area } from '../../platform/area';
import { countQuarantined, readWaiting } from './quarantine';

export const filesArea: Area = {
  types: ['api::file.file'],
  indexes: { customer_files: { customer_files_unhashed_index: ['sha_256', 'id'] } },
  chained: [
    {
      table: 'customer_files',
      when: (row) => `${row}.sha_256 is not null`,
      columns: ['fileName', 'size', 'sha256'],
      removable: () => 'true',
      isForGood: true,
    },
  ],
  gauges: [
    {
      name: 'cms_files_waiting',
      help: 'Files that the virus scanner has not read yet',
      read: async (strapi) => (await readWaiting(strapi)).count,
    },
    { name: 'cms_files_quarantined', help: 'Files that a check holds back', read: countQuarantined },
    {
      name: 'cms_scanner_up',
      help: 'Whether the virus scanner answers, 1 or 0; 0 without one',
      read: async () => Number(hasScanner() && (await isScannerThere())),
    },
  ],
};
