import MarkdownIt from 'markdown-it';
import type { ComparedRow, Faq } from '../../contract/content/product';
import type { QuestionRow } from './rows';

/** Renders Markdown. Raw HTML in it is shown as text and only safe link schemes become links, so the output needs no further cleaning. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

export const html = (text: string | null | undefined): string => markdown.render(text ?? '');

/** Renders Markdown within a line: links and emphasis, no paragraphs. */
export const inlineHtml = (text: string | null | undefined): string => markdown.renderInline(text ?? '');

/** Escapes a text so that Markdown shows it as it is. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

/** A part of a Markdown text as paper shows it: a heading, or a paragraph, in a list with its bullet or number. */
export type TextBlock = { isHeading: boolean; text: string };

/** Divides a Markdown text into blocks for a document. Links are followed by their addresses, cells of tables are paragraphs. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const lists: { next: number | null }[] = [];
  let marker = '';
  let isHeading = false;
  const add = (shown: string) => {
    blocks.push({ isHeading, text: marker + shown });
    marker = '';
  };
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'heading_open') isHeading = true;
    if (token.type === 'heading_close') isHeading = false;
    if (token.type === 'bullet_list_open') lists.push({ next: null });
    if (token.type === 'ordered_list_open') lists.push({ next: Number(token.attrGet('start') ?? 1) });
    if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
    if (token.type === 'list_item_open') marker = nextMarker(lists.at(-1));
    if (token.type === 'inline') add(shownText(token.children ?? []));
    if (token.type === 'fence' || token.type === 'code_block') add(token.content.trimEnd());
  }
  return blocks.filter((block) => block.text !== '');
}

function nextMarker(list: { next: number | null } | undefined): string {
  if (!list || list.next === null) return '• ';
  return `${list.next++}. `;
}

type Inline = { type: string; content: string; attrGet(name: string): string | null };

function shownText(parts: readonly Inline[]): string {
  let text = '';
  let address = '';
  for (const part of parts) {
    if (part.type === 'link_open') address = part.attrGet('href') ?? '';
    if (part.type === 'link_close' && !text.endsWith(address)) text += ` (${address})`;
    text += part.type === 'softbreak' ? ' ' : part.type === 'hardbreak' ? '\n' : part.content;
  }
  return text.trim();
}

type Lifted = { rows: ComparedRow[]; restHtml: string };

/**
 * Takes the first table out of a Markdown text whose columns are these names, or what they end with, in any order ("Basic" for "Paper to CAD
 * Basic"). A heading that stood above nothing but the table goes with it.
 * @returns the table's rows with the values in the order of the names, and the rest; null without such a table
 */
export function liftTable(text: string, names: readonly string[]): Lifted | null {
  const tokens = markdown.parse(text, {});
  for (let start = 0; start < tokens.length; start++) {
    if (tokens[start]?.type !== 'table_open') continue;
    const end = tokens.findIndex(({ type }, index) => index > start && type === 'table_close');
    const [head = [], ...body] = cellsOf(tokens.slice(start, end));
    const columns = names.map((name) => head.findIndex((cell, index) => index > 0 && cell !== '' && name.endsWith(cell)));
    if (head.length !== names.length + 1 || new Set(columns).size !== names.length || columns.includes(-1)) continue;
    const hasOwnHeading = tokens[start - 1]?.type === 'heading_close' && tokens[end + 1]?.type !== 'paragraph_open';
    const rest = [...tokens.slice(0, hasOwnHeading ? start - 3 : start), ...tokens.slice(end + 1)];
    const rows = body.map(([label = '', ...values]) => ({
      label,
      values: columns.map((column) => comparedValue(values[column - 1] ?? '')),
    }));
    return { rows, restHtml: markdown.renderer.render(rest, markdown.options, {}) };
  }
  return null;
}

/** Returns the texts of a table's cells, row by row. */
function cellsOf(table: readonly { type: string; children: readonly Inline[] | null }[]): string[][] {
  const rows: string[][] = [];
  for (const { type, children } of table) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'inline') rows.at(-1)?.push(shownText(children ?? []));
  }
  return rows;
}

const comparedWords: Record<string, boolean> = { ja: true, yes: true, nein: false, no: false, '-': false, '–': false, '': false };

const comparedValue = (cell: string): boolean | string => comparedWords[cell.toLowerCase()] ?? cell;

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
