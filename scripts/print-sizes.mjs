import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

/** The folders of hand-written code that is counted, tests left out. */
const PLACES = ['cms/src', 'web/src', 'web/server'];
const SOURCE = /(?<!\.test|\.gen|\.d)\.tsx?$/;
const SMALL = 25;
const FULL_FOLDER = 20;

/** Prints how many files there are and how large they are, so that a change of the structure shows. */
export function printSizes() {
  const inPlace = (place) => readdirSync(join(root, place), { recursive: true }).map((path) => `${place}/${path}`);
  const files = PLACES.flatMap(inPlace).filter((path) => SOURCE.test(path));
  const lines = files.map((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1).sort((one, other) => one - other);
  const folders = byFolder(files);
  const full = [...folders].filter(([, inside]) => inside.length > FULL_FOLDER).sort(([, one], [, other]) => other.length - one.length);
  const small = lines.filter((count) => count <= SMALL).length;
  console.log(`sizes: ${files.length} files, median ${lines[lines.length >> 1]} lines, ${small} of at most ${SMALL} lines`);
  console.log(
    `folders with more than ${FULL_FOLDER} files: ${full.map(([path, inside]) => `${path} ${inside.length}`).join(', ') || 'none'}`,
  );
}

function byFolder(files) {
  const folders = new Map();
  for (const path of files) folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);
  return folders;
}
