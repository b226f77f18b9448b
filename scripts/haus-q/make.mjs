import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { makeArtefacts } from './artefacts.mjs';

/** Writes the files of the reference building to where the shop serves them. */
const folder = join(root, 'web', 'samples');
mkdirSync(folder, { recursive: true });
const files = await makeArtefacts();
for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
const total = [...files.values()].reduce((sum, { length }) => sum + length, 0);
console.log(`${files.size} files, ${(total / 1e6).toFixed(1)} MB, in ${folder}`);
