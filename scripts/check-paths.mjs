import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, root } from './steps.mjs';

/** The folders that a path in backticks may begin from. */
const STARTS = ['', 'cms/src', 'web/src'];
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;
const FILE = /`((?:[\w.$-]+\/)+[\w.$-]+\.[a-z]{2,4})`/g;

const docs = readdirSync(join(root, 'docs'), { recursive: true }).filter((name) => name.endsWith('.md'));
const broken = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`)].flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const found = (pattern) => [...text.matchAll(pattern)].map(([, path]) => path);
  const links = found(LINK).filter((path) => !existsSync(join(root, dirname(page), path)));
  const files = found(FILE).filter((path) => !STARTS.some((start) => existsSync(join(root, start, path))));
  return [...links, ...files].map((path) => `${page}: ${path}`);
});
if (broken.length > 0) fail(`These files do not exist:\n${broken.join('\n')}`);
