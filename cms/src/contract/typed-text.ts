import * as z from 'zod/mini';
import { unprintableIn } from './printable';

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
/** Invisible characters: control and format signs, such as those that turn the direction around, and halves of surrogate pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Invisible characters but line breaks, tabs, and the joiners of emoji and of some scripts. */
const UNSEEN_IN_LINES = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Control characters but line breaks and tabs, and non-characters: XML 1.0 cannot hold them, not even escaped. */
const CONTROLS = /(?![\t-\r\u0085])\p{Cc}|[\ufffe\uffff]/u;

/** Checks whether a text holds characters that nobody types and no document can hold. */
export const hasControls = (text: string): boolean => CONTROLS.test(text);

const toLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '').trim();
const toLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSEEN_IN_LINES, '').trim();

/** Schema for a field of one line; the value can stand in a list or a mail's subject. */
export const line = (max: number) => z.string().check(z.overwrite(toLine), z.maxLength(max));
export const requiredLine = (max: number) => z.string().check(z.overwrite(toLine), z.minLength(1), z.maxLength(max));

const LINK = /:\/\/|www\./i;
const CONTROL = /\p{Cc}/u;

/** Checks whether a text contains a link to a web page. */
export const holdsLink = (text: string): boolean => LINK.test(text);

/**
 * Checks a name for links and control characters. Mails show names to people who did not type them: no advertisement, and
 * nothing that breaks a header.
 */
const isPlain = (text: string): boolean => !holdsLink(text) && !CONTROL.test(text);

/** The text key of a field whose text is not plain. */
const NO_LINK = 'field.no-link';

/** Schema for the name of a person or company, or the subject of something. */
export const title = (max: number) => z.string().check(z.trim(), z.refine(isPlain, NO_LINK), z.overwrite(toLine), z.maxLength(max));
export const requiredTitle = (max: number) =>
  z.string().check(z.trim(), z.refine(isPlain, NO_LINK), z.overwrite(toLine), z.minLength(1), z.maxLength(max));

/** Schema for a field of several lines. */
export const lines = (max: number) => z.string().check(z.overwrite(toLines), z.maxLength(max));
export const requiredLines = (max: number) => z.string().check(z.overwrite(toLines), z.minLength(1), z.maxLength(max));

/** The text key of a field with a sign that is not printed; its value `sign` is the sign. */
export const UNPRINTABLE_TEXT = 'field.unprintable';

/** Check of a field that stands on documents. A declaration of the law's own is never refused for its signs. */
export const printed = z.refine<string>((text) => unprintableIn(text) === undefined, UNPRINTABLE_TEXT);
