import type { SearchWording } from '../content/directory';
import { questionWords, stemOf } from './words-of';

/** The folded words of a name such as "alter Plan"; a question has it when it has all of them, in any order and ending. */
export type Phrase = readonly string[];

type Answer = { phrases: Phrase[]; /** Paths without language, best first. */ paths: string[] };

/** The same, read once for all questions. */
export type Meanings = { synonyms: Phrase[][]; answers: Answer[]; /** Every word of them. */ words: ReadonlySet<string> };

/** The sign between the questions and the pages that answer them. */
const ARROW = '>';

export function readWording(wording: SearchWording): Meanings {
  const synonyms = linesOf(wording.synonyms).map(({ text }) => phrasesOf(text));
  const answers = linesOf(wording.answers).map(({ text }) => {
    const [questions = '', pages = ''] = text.split(ARROW);
    return { phrases: phrasesOf(questions), paths: namesOf(pages) };
  });
  return { synonyms, answers, words: new Set([...synonyms, ...answers.map(({ phrases }) => phrases)].flat(2)) };
}

/** Returns the words of a question that a phrase takes up, or null when one of the phrase is missing in it. */
export function wordsInPhrase(phrase: Phrase, question: readonly string[]): string[] | null {
  const found = phrase.map((word) => question.find((asked) => asked === word || stemOf(asked) === stemOf(word)));
  return found.length > 0 && found.every((word) => word !== undefined) ? found : null;
}

export const MAX_WORDING_LENGTH = 20_000;
const MAX_LINE_LENGTH = 400;

/** Why a line cannot be read. `line` counts from 1, `text` is what it is about. */
export type WordingProblem = { line: number; reason: 'too-long' | 'single' | 'empty' | 'arrow' | 'path'; text: string };

/** Returns the first line of synonyms that says nothing; null when all can be read. */
export function synonymsProblem(text: string): WordingProblem | null {
  for (const { line, text: typed } of linesOf(text)) {
    const names = namesOf(typed);
    const empty = names.find((name) => questionWords(name).length === 0);
    if (typed.length > MAX_LINE_LENGTH) return { line, reason: 'too-long', text: typed.slice(0, 40) };
    if (typed.includes(ARROW)) return { line, reason: 'arrow', text: typed };
    if (empty !== undefined) return { line, reason: 'empty', text: empty };
    if (names.length < 2) return { line, reason: 'single', text: typed };
  }
  return null;
}

/** Returns the first line of answers that leads nowhere; null when all can be read. */
export function answersProblem(text: string): WordingProblem | null {
  for (const { line, text: typed } of linesOf(text)) {
    const [questions = '', pages = '', ...more] = typed.split(ARROW);
    const empty = namesOf(questions).find((name) => questionWords(name).length === 0);
    const path = namesOf(pages).find((name) => !PATH.test(name));
    if (typed.length > MAX_LINE_LENGTH) return { line, reason: 'too-long', text: typed.slice(0, 40) };
    if (more.length > 0 || namesOf(questions).length === 0 || namesOf(pages).length === 0) return { line, reason: 'arrow', text: typed };
    if (empty !== undefined) return { line, reason: 'empty', text: empty };
    if (path !== undefined) return { line, reason: 'path', text: path };
  }
  return null;
}

/** Matches the address of a page as editors write it everywhere: without host and language. */
const PATH = /^\/(?!en(?:\/|$)|\/)[a-z0-9/#-]*$/;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((typed, index) => ({ line: index + 1, text: typed.trim() }))
    .filter(({ text: typed }) => typed !== '');

const namesOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const phrasesOf = (text: string): Phrase[] => namesOf(text).map(questionWords);
