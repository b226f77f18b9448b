import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (...names) => names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));

/** Programs of the machine that the drill needs, as paths; undefined where one is missing. */
export const programs = {
  nginx: find('nginx'),
  haproxy: find('haproxy'),
  clamd: find('clamd'),
  faketime: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`).find((path) => existsSync(path)),
  unzip: find('unzip'),
};

/** Mounts a disk of so many megabytes in memory, which can be full. @returns whether this machine lets us */
export const mountSmallDisk = (folder, megabytes) =>
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'drill', folder]).status === 0;

export const unmount = (folder) => spawnSync('umount', [folder]);
