import { type QuarantineCheck, quarantineChecks, type QuarantinedFile } from '@contract/files/quarantine';
import { pageQuery } from '../../lib/http/query-string';

/** Returns the API's path of the files that are looked after, or of one of them. */
export const filesPath = (fileName = ''): string => `/api/staff/files${fileName && `/${encodeURIComponent(fileName)}`}`;

/** The part of the list that the address asks for. */
export type FilesFilter = { check?: QuarantineCheck };

/** Reads the filter from an address. Unknown values are set to undefined by name, because the router would keep what is not named. */
export const filesFilterOf = ({ check }: Record<string, unknown>): FilesFilter => ({
  check: quarantineChecks.find((known) => known === check),
});

/** Returns the query for files that wait or are held back, newest first. */
export const filesQuery = (filter: FilesFilter) => pageQuery<QuarantinedFile>(['staff', 'files', 'list'], filesPath(), filter);
