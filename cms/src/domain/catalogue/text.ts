import MarkdownIt from 'markdown-it';
import type { Faq } from '../../contract/content/product';
import type { QuestionRow } from './rows';

/** Renders Markdown. Raw HTML in it is shown as text and only safe link schemes become links, so the output needs no further cleaning. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

export const html = (text: string | null | undefined): string => markdown.render(text ?? '');

/** Renders Markdown within a line: links and emphasis, no paragraphs. */
export const inlineHtml = (text: string | null | undefined): string => markdown.renderInline(text ?? '');

/** Strips a Markdown text to what a reader sees of it, in one line. */
export const plainText = (text: string): string =>
  markdown
    .parse(text, {})
    .flatMap(({ children }) =>
      (children ?? []).map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)).concat(' '),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the entries of a field that holds one per line. */
export const splitLines = (text: string | null | undefined): string[] => split(text, '\n');

/** Returns the entries of a field that separates them by commas. */
export const splitCommas = (text: string | null | undefined): string[] => split(text, ',');

export const presentFaqs = (rows: readonly QuestionRow[] = []): Faq[] =>
  rows.map(({ question, answer }) => ({ question, answerHtml: html(answer) }));

type SeoRow = { seoTitle: string | null; seoDescription: string | null };

/** Presents what search engines show of a page: the texts that editors wrote for them, else its title and the beginning of its text. */
export const presentSeo = (row: SeoRow, title: string, text: string | null | undefined) => ({
  title: row.seoTitle || title,
  description: row.seoDescription || beginning(plainText(text ?? '')),
});

const DESCRIPTION_LENGTH = 160;

/** Cuts a text after a whole word, for a description. */
export const beginning = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/(?<!\s)\s+\S*$/, '')} …`;

function split(text: string | null | undefined, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
