import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { transport } from '../../src/lib/http/transport';
import { languagesOf, readSitemap } from '../render/texts';

/** A question to the content that a page's making asked: an answer of the CMS, or the languages of one page among all. */
type Question = { kind: 'answer' | 'languages'; subject: string };
type Fact = { digest: string; types: readonly string[] | null };

/** What a page was made of: questions with the hash of what was answered, and all types of content that the answers came from. */
export type PageFacts = { digests: Record<string, string>; types: readonly string[] | null };
/** Something made of content; it is outdated if an answer was, or came from nobody. */
export type MadeOf<Result> = { result: Result; facts: PageFacts; outdated: boolean };

type Notes = { digests: Map<string, string>; types: Set<string> | null; outdated: boolean };
const notes = new AsyncLocalStorage<Notes>();

const SEPARATOR = ' ';

/** Notes an answer for what is being made. */
export function noteFact({ kind, subject }: Question, { digest, types }: Fact) {
  const current = notes.getStore();
  if (!current) return;
  current.digests.set(kind + SEPARATOR + subject, digest);
  if (types === null) current.types = null;
  else for (const type of types) current.types?.add(type);
}

/** Notes that what is being made will be outdated. */
export function noteOutdated() {
  const current = notes.getStore();
  if (current) current.outdated = true;
}

/** Makes something and returns it with what it was made of. */
export async function withFacts<Result>(make: () => Promise<Result>): Promise<MadeOf<Result>> {
  const current: Notes = { digests: new Map(), types: new Set(), outdated: false };
  const result = await notes.run(current, make);
  const { digests, types, outdated } = current;
  return { result, facts: { digests: Object.fromEntries(digests), types: types && [...types] }, outdated };
}

/** Reads the languages of a page. They are noted without the rest of the list in which they stand, since that changes with every entry. */
export async function readLanguages(path: string) {
  const { result: entries, facts, outdated } = await withFacts(readSitemap);
  const languages = languagesOf(entries, path);
  noteFact({ kind: 'languages', subject: path }, { digest: hash(JSON.stringify(languages ?? null)), types: facts.types });
  if (outdated) noteOutdated();
  return languages;
}

/** Asks the questions of a page again: whether all answers are the same, one is another, or the CMS leaves one open. */
export async function checkFacts({ digests }: PageFacts): Promise<'same' | 'changed' | 'unknown'> {
  const questions = Object.entries(digests);
  const answers = await Promise.all(questions.map(([question]) => withFacts(() => ask(question)).catch(() => null)));
  if (answers.some((answer) => !answer || answer.outdated)) return 'unknown';
  const isSame = questions.length > 0 && questions.every(([question, digest], index) => answers[index]?.facts.digests[question] === digest);
  return isSame ? 'same' : 'changed';
}

async function ask(question: string): Promise<void> {
  const at = question.indexOf(SEPARATOR);
  const [kind, subject] = [question.slice(0, at), question.slice(at + 1)];
  if (kind === 'languages') await readLanguages(subject);
  else await transport(subject, { headers: { accept: 'application/json' } });
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
