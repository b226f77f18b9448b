import { expect, test } from 'vitest';
import { answersProblem, synonymsProblem } from './search-wording';

test.each([
  ['words in lines', 'Lieferzeit, Liefertermin\n\n AGB, Geschäftsbedingungen ', null],
  ['names of several words', 'Same Day, über Nacht', null],
  ['nothing', '', null],
  ['one word', 'AGB, Bedingungen\nPreis', { line: 2, reason: 'single', text: 'Preis' }],
  ['a word without letters', 'AGB, !!', { line: 1, reason: 'empty', text: '!!' }],
  ['pages', 'AGB > /agb', { line: 1, reason: 'arrow', text: 'AGB > /agb' }],
  ['far too much in a line', `AGB, ${'x'.repeat(400)}`, { line: 1, reason: 'too-long', text: `AGB, ${'x'.repeat(35)}` }],
])('synonyms with %s', (_what, text, problem) => expect(synonymsProblem(text)).toEqual(problem));

test.each([
  ['questions and pages', 'Papierplan, alter Plan > /paper-to-cad/standard, /faq#faq-1\nHome > /', null],
  ['no page', 'Papierplan', { line: 1, reason: 'arrow', text: 'Papierplan' }],
  ['no page behind the sign', 'Papierplan >', { line: 1, reason: 'arrow', text: 'Papierplan >' }],
  ['no question', '\n> /kontakt', { line: 2, reason: 'arrow', text: '> /kontakt' }],
  ['two signs', 'a > /b > /c', { line: 1, reason: 'arrow', text: 'a > /b > /c' }],
  ['a page by its name', 'Plan > Paper to CAD', { line: 1, reason: 'path', text: 'Paper to CAD' }],
  ['a page with its language', 'plan > /en/kontakt', { line: 1, reason: 'path', text: '/en/kontakt' }],
  ['a page elsewhere', 'plan > //example.com', { line: 1, reason: 'path', text: '//example.com' }],
  ['a page of the web', 'plan > https://example.com', { line: 1, reason: 'path', text: 'https://example.com' }],
  ['a question without letters', '?? > /kontakt', { line: 1, reason: 'empty', text: '??' }],
])('answers with %s', (_what, text, problem) => expect(answersProblem(text)).toEqual(problem));
