import { describe, expect, test } from 'vitest';
import { elementsAt, readXml, textAt } from './read-xml';

test('a file is read with its names, attributes, texts and raw sections', () => {
  const root = readXml(
    '\uFEFF<?xml version="1.0"?>\n<!-- x --><a:Doc xmlns:a="urn:x"><a:Amt Ccy="E&amp;R">1.00</a:Amt><a:T>a &lt; b &#228;<![CDATA[<c> & d]]></a:T><a:E/></a:Doc>\n',
  );
  expect(root?.name).toBe('Doc');
  expect(elementsAt(root!, 'Amt')[0]?.attributes).toEqual({ Ccy: 'E&R' });
  expect(textAt(root!, 'T')).toBe('a < b ä<c> & d');
  expect([textAt(root!, 'E'), textAt(root!, 'Nope/T')]).toEqual(['', '']);
});

describe('no file that is read', () => {
  test.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an unknown entity', '<a>&x;</a>'],
    ['an entity without an end', '<a>&amp</a>'],
    ['a sign that does not exist', '<a>&#xFFFFFF;</a>'],
    ['an element that never ends', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['text beside the root', 'x<a/>'],
    ['a comment that never ends', '<a><!-- </a>'],
    ['a raw section that never ends', '<a><![CDATA[ </a>'],
    ['elements without end', '<a>'.repeat(100) + '</a>'.repeat(100)],
    ['nothing', ''],
    ['a text', 'Buchungstag;Betrag'],
  ])('has %s', (_what, text) => expect(readXml(text)).toBeNull());
});
