import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The folder for databases of tests: in memory where the system has such a folder, since Strapi's start waits for the disk. */
export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
