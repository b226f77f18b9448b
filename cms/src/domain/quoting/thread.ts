import type { Core } from '@strapi/strapi';
import type { FileEntry, HandedFiles, LineWish, Message, NewStaffMessage } from '../../contract/quoting/thread';
import { type FileRow, files } from '../files/file-row';
import { shownCheck } from '../files/file-verdict';
import type { Knex } from 'knex';
import { findOffer, type OfferRow, type QuoteRow } from './quote-row';
import { Problem } from '../../contract/problem';
import { appendEvent } from '../../platform/events/append-event';
import { claimFiles, findCartFiles } from '../files/cart-files';
import { hashSecret } from '../../platform/http/hash';
import type { Actor } from '../../platform/events/transition-document';

/** A message as stored. */
export type MessageRow = {
  id: number;
  documentId: string;
  quoteId: string;
  key: string;
  author: Message['from'];
  authorId: string | null;
  name: string;
  text: string;
  move: string | null;
  internal: boolean;
  /** The line that it is about, and the name that it had then; null for the whole. */
  lineKey: string | null;
  lineName: string | null;
  createdAt: string;
};

/** The most messages of a thread that are shown, the newest; a conversation about one order does not come near it. */
const MAX_MESSAGES = 500;

/** Reads the conversation about a quote, oldest first. Notes among staff are left out unless `internal` is set. */
export async function showThread(strapi: Core.Strapi, quoteId: string, { internal }: { internal: boolean }): Promise<Message[]> {
  const rows: MessageRow[] = await strapi.db.query('api::message.message').findMany({
    where: { quoteId, ...(!internal && { internal: false }) },
    orderBy: { id: 'desc' },
    limit: MAX_MESSAGES,
  });
  const attached: FileRow[] = await files(strapi).findMany({ where: { quoteId, messageId: { $notNull: true } }, orderBy: { id: 'asc' } });
  return rows
    .toReversed()
    .map((row) => presentMessage(row, attached.filter(({ messageId }) => messageId === row.documentId).map(presentFile)));
}

/** Returns the key under which the note of a transition is kept: one transition of one document, one entry in the thread. */
export const noteKey = (documentId: string, transitionKey: string): string => `${documentId}:${transitionKey}`;

type ShownFile = Pick<FileRow, 'fileName' | 'originalName' | 'size' | 'checkState'>;

export const presentFile = ({ fileName, originalName, size, checkState }: ShownFile): FileEntry => ({
  fileName,
  originalName,
  fileSize: Number(size),
  check: shownCheck({ checkState }),
});

const presentMessage = (row: MessageRow, files: FileEntry[]): Message => ({
  id: row.documentId,
  at: new Date(row.createdAt).toISOString(),
  from: row.author,
  name: row.name,
  text: row.text,
  transition: row.move,
  internal: row.internal,
  line: row.lineKey === null ? null : { key: row.lineKey, name: row.lineName ?? '' },
  files,
});

type Written = { quoteId: string; by: Actor; text: string; key: string; move?: string; internal?: boolean } & Partial<NamedLine>;

/** A line that a message is about. */
type NamedLine = { lineKey: string; lineName: string };

/**
 * Names a line by its key in the offer that was sent last, or before the first one by its number in the request. @throws Problem
 * input.invalid for any other key
 */
function lineOf(key: string, { lines }: Pick<QuoteRow, 'lines'>, sent: Pick<OfferRow, 'document'> | null): NamedLine {
  const named = sent?.document.lines ?? lines.map(({ name }, index) => ({ key: String(index + 1), name }));
  const line = named.find((one) => one.key === key);
  if (!line) throw new Problem('input.invalid', {}, { line: 'field.invalid-value' });
  return { lineKey: line.key, lineName: line.name };
}

type Wishes = { wishes: readonly LineWish[]; quote: QuoteRow; sent: OfferRow | null; by: Actor; move: string; key: string };

/** Keeps what is asked for line by line with a transition, as a message at each line. @throws Problem input.invalid for an unknown line */
export async function keepWishes(strapi: Core.Strapi, { wishes, quote, sent, key, ...note }: Wishes): Promise<void> {
  for (const { line, text } of wishes)
    await keepNote(strapi, { ...note, ...lineOf(line, quote, sent), quoteId: quote.documentId, text, key: `${key}:${line}` });
}

const messages = (strapi: Core.Strapi) => strapi.db.query('api::message.message');

/** Puts a note into a quote's thread, as part of the caller's transaction. */
const keepNote = (strapi: Core.Strapi, { by, ...note }: Written): Promise<MessageRow> =>
  messages(strapi).create({
    data: {
      ...note,
      author: by.kind === 'customer' ? 'customer' : 'staff',
      authorId: by.accountId,
      name: by.name,
      internal: note.internal ?? false,
    },
  });

/** The uploads of one cart that are handed over, with the cart's secret hashed as the files keep it. */
const handedOver = (handed: HandedFiles | undefined) => ({
  cartIdHash: hashSecret(handed?.cartId ?? ''),
  fileNames: handed?.fileNames ?? [],
});

type TransitionNote = Omit<Written, 'text'> & {
  text?: string;
  files?: HandedFiles;
  /** True for files that outlive the order's own. */ evidence?: boolean;
};

/**
 * Keeps the note that came with a transition, and its files, as part of the transition. Files alone are a note without text.
 * @throws Problem quote.file-unknown, quote.file-unfinished, quote.file-blocked
 */
export async function keepTransitionNote(
  strapi: Core.Strapi,
  trx: Knex,
  { text = '', files: handed, evidence = false, ...note }: TransitionNote,
): Promise<void> {
  const { cartIdHash, fileNames } = handedOver(handed);
  if (text === '' && fileNames.length === 0) return;
  await findCartFiles(strapi, cartIdHash, fileNames);
  const row = await keepNote(strapi, { ...note, text });
  await claimFiles(trx, { cartIdHash, fileNames, claim: { quote_id: note.quoteId, message_id: row.documentId, evidence } });
}

/**
 * Adds a message with its files to a quote's thread, once per key.
 * @throws Problem quote.file-unknown, quote.file-unfinished, input.invalid for an unknown line
 */
export async function sendMessage(strapi: Core.Strapi, quote: QuoteRow, message: NewStaffMessage, by: Actor): Promise<Message> {
  const row = await writeOnce(strapi, quote, message, by);
  const attached: FileRow[] = await files(strapi).findMany({ where: { messageId: row.documentId }, orderBy: { id: 'asc' } });
  return presentMessage(row, attached.map(presentFile));
}

async function writeOnce(strapi: Core.Strapi, quote: QuoteRow, message: NewStaffMessage, by: Actor): Promise<MessageRow> {
  const { key, text, internal = false, line, files: handed } = message;
  const { documentId: quoteId } = quote;
  const find = (): Promise<MessageRow | null> => messages(strapi).findOne({ where: { key } });
  const before = await find();
  if (before) return ownOf(before, quoteId);
  const sent = quote.offerId ? await findOffer(strapi, { documentId: quote.offerId }) : null;
  const about = line === undefined ? {} : lineOf(line, quote, sent);
  const { cartIdHash, fileNames } = handedOver(handed);
  await findCartFiles(strapi, cartIdHash, fileNames);
  try {
    return await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const row = await keepNote(strapi, { quoteId, by, text, key, internal, ...about });
      await claimFiles(trx, { cartIdHash, fileNames, claim: { quote_id: quoteId, message_id: row.documentId } });
      await appendEvent(strapi, trx, {
        topic: 'quote',
        name: internal ? 'quote.noted' : 'quote.message-written',
        subject: quoteId,
        actor: by.kind,
        accountId: by.accountId,
        data: { messageId: row.documentId },
      });
      return row;
    });
  } catch (error) {
    const winner = await find();
    if (!winner) throw error;
    return ownOf(winner, quoteId);
  }
}

/** Returns the message of a repeated key, but reveals nothing about one that belongs to another thread. @throws Problem input.invalid */
function ownOf(row: MessageRow, quoteId: string): MessageRow {
  if (row.quoteId !== quoteId) throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
  return row;
}
