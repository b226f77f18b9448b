import { Metadata } from '@tus/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readsTooSlowly } from '../../scripts/growth-of';
import { isFinalText } from '../src/platform/strings/translate';
import { beginning, html, inlineHtml, plainText, splitCommas, splitLines } from '../src/domain/catalogue/text';
import { Email } from '../src/contract/people/account';
import { firstSentence } from '../src/contract/content/content-path';
import { isIban } from '../src/contract/billing/iban';
import { redirectKey } from '../src/contract/content/directory';
import { line, lines } from '../src/contract/typed-text';
import { VatId } from '../src/contract/pricing/vat-id';
import { element } from '../src/domain/billing/e-invoice/cii-values';
import { escapeMarkup } from '../src/contract/escape-markup';
import { answersProblem, synonymsProblem } from '../src/contract/search/search-wording';
import { foldText, questionWords, wordsOf as searchedWordsOf } from '../src/contract/search/words-of';
import { attachmentHeader } from '../src/platform/storage/signed-url';
import { byteRange } from '../src/platform/storage/open-store';
import { originalName } from '../src/domain/files/register-file';
import { fitsName } from '../src/domain/files/signatures';
import { messageLocale } from '../src/platform/http/input';
import { withoutSecrets } from '../src/platform/mail/outbox-row';
import { placeholdersOf } from '../src/platform/strings/overrides';
import { readXmp } from '../src/domain/files/metadata/xmp';
import { cleanDxf, readDxf } from '../src/domain/files/metadata/dxf';
import { customerNamedIn } from '../src/domain/production/assignments/customer-words';
import { closingDaysIn } from '../src/platform/time/support-time';
import { readBankStatement, numbersIn } from '../src/domain/billing/payments/bank-statement';
import { readXml } from '../src/platform/xml/read-xml';
import { searchText, wordsOf } from '../src/platform/search/search-text';

const anyLine = line(100);
const anyLines = lines(100);

/** All functions that parse bytes or text from strangers or staff, as far as no library's own limit stands before them. */
const readers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    ['txt', 'ifc', 'dxf', 'xml', 'pdf', 'heic', 'skp'].map((extension) => [
      `signature of .${extension}`,
      (text: string) => fitsName(`file.${extension}`, Buffer.from(text, 'latin1')),
    ]),
  ),
  'signature of UTF-16': (text) => fitsName('file.xml', Buffer.from(`\ufeff${text}`, 'utf16le')),
  'words of a text that is searched': searchedWordsOf,
  'words of a question': questionWords,
  'folded text': foldText,
  'what editors teach the search': (text) => [synonymsProblem(text), answersProblem(text)],
  'bank statement': (text) => readBankStatement(`Buchungstag;Betrag;Verwendungszweck\n01.02.2026;1,00;${text}`),
  'bank statement as XML': (text) => readXml(`<a>${text}</a>`),
  'tag of XML': (text) => readXml(`<a ${text}/>`),
  'comment of XML': (text) => readXml(`<a><!--${text}--></a>`),
  'numbers in a purpose': numbersIn,
  'numbers behind their sign': (text) => numbersIn(`RE${text}`),
  'a bank statement without headings': readBankStatement,
  IBAN: isIban,
  'VAT id': (text) => z.safeParse(VatId, text),
  'e-mail address': (text) => z.safeParse(Email, text),
  'e-mail address behind its sign': (text) => z.safeParse(Email, `a@${text}`),
  'typed line': (text) => z.safeParse(anyLine, text),
  'typed lines': (text) => z.safeParse(anyLines, text),
  Markdown: html,
  'Markdown in a line': inlineHtml,
  'Markdown as plain text': plainText,
  'entries of a field': (text) => [splitLines(text), splitCommas(text), beginning(text)],
  'first sentence': firstSentence,
  'final text': isFinalText,
  placeholders: placeholdersOf,
  'closing days': closingDaysIn,
  'customer named in a text': (text) =>
    customerNamedIn(text, { names: ['Ada Muster'], companies: ['Firma Muster GmbH'], streets: ['Musterweg 1'], others: [] }),
  'XMP of a file': (text) => readXmp(Buffer.from(text)),
  'properties of a drawing': (text) => readDxf(Buffer.from(text)),
  'a drawing without properties': (text) => cleanDxf(Buffer.from(`0\nXRECORD\n1\nDWGPROPS COOKIE\n2\n${text}`)),
  'search text': (text) => searchText(text),
  'search words': wordsOf,
  'file name': originalName,
  'attachment header': attachmentHeader,
  'byte range': (text) => byteRange(`bytes=${text}`, 100),
  'tus metadata': (text) => Metadata.parse(text),
  'language header': (text) => messageLocale({}, text),
  'redirected path': (text) => redirectKey(`/${text}`),
  'mail without secrets': withoutSecrets,
  'XML of invoices': (text) => element('a', text),
  'HTML and XML': escapeMarkup,
};

test.each(Object.entries(readers))('the work for %s grows with its length', async (_name, read) => {
  expect(await readsTooSlowly(read)).toEqual([]);
});
