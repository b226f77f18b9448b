import type { Atrule, CssNode, Rule, Selector, StyleSheet } from 'css-tree';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { LRUCache } from 'lru-cache';

/** The number of pages' rules that are kept: pages of a kind have the same names, and need the same rules. */
const KNOWN_LIMIT = 300;

/** Classes, ids and element names, written as in a selector; a selector matches nothing if one that it needs is missing. */
type Needs = readonly string[];

/** A piece of the stylesheet as it stands there. Rules say what they need, groups hold further pieces. */
type Piece =
  | { kind: 'rule'; selectors: readonly Needs[]; words: ReadonlySet<string>; text: string }
  | { kind: 'group'; opening: string; children: readonly Piece[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'always'; text: string };

/** The number of texts whose names are kept: frames come again with every page. */
const TEXT_LIMIT = 100;

/**
 * Takes from a stylesheet the rules that can match something in a page with this body, in their order. What comes after its first part is read
 * once and kept.
 */
export function createCssPicker(css: string): (...texts: string[]) => string {
  const pieces = piecesOf(parse(css, { positions: true, parseAtrulePrelude: false }) as StyleSheet, css);
  const known = new LRUCache<string, string>({ max: KNOWN_LIMIT });
  const inCommon = new LRUCache<string, ReadonlySet<string>>({ max: TEXT_LIMIT });
  return (own = '', ...common) => {
    const names = namesIn(own);
    for (const text of common) {
      const found = inCommon.get(text) ?? namesIn(text);
      inCommon.set(text, found);
      for (const name of found) names.add(name);
    }
    const key = [...names].join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const words = new Set<string>();
    const picked = pieces.map((piece) => pick(piece, names, words)).join('');
    const keyframes = pieces.map((piece) => (piece.kind === 'keyframes' && words.has(piece.name) ? piece.text : ''));
    const rules = picked + keyframes.join('');
    known.set(key, rules);
    return rules;
  };
}

/** Returns the text of a piece as far as the page needs it; `words` grows by what its declarations name. */
function pick(piece: Piece, names: ReadonlySet<string>, words: Set<string>): string {
  switch (piece.kind) {
    case 'always':
      return piece.text;
    case 'keyframes':
      return '';
    case 'rule':
      if (!piece.selectors.some((needs) => needs.every((name) => names.has(name)))) return '';
      for (const word of piece.words) words.add(word);
      return piece.text;
    case 'group': {
      const inner = piece.children.map((child) => pick(child, names, words)).join('');
      return inner && `${piece.opening}{${inner}}`;
    }
  }
}

const ID = ' id="';
const CLASS = ' class="';

/** Returns the elements, classes and ids of a page, written as in a selector: `nav`, `.nav-links`, `#small-menu`. */
function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body']);
  for (const found of new Set(html.match(/<[a-zA-Z][a-zA-Z0-9]*| (?:class|id)="[^"]*"/g))) {
    if (found.startsWith('<')) names.add(found.slice(1).toLowerCase());
    else if (found.startsWith(ID)) names.add(`#${found.slice(ID.length, -1)}`);
    else for (const name of found.slice(CLASS.length, -1).split(' ')) names.add(`.${name}`);
  }
  return names;
}

const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);

const piecesOf = (parent: { children: StyleSheet['children'] }, css: string): Piece[] =>
  parent.children.toArray().map((node) => {
    if (node.type === 'Rule') return ruleOf(node, css);
    return node.type === 'Atrule' ? atRuleOf(node, css) : { kind: 'always', text: textOf(node, css) };
  });

function atRuleOf(node: Atrule, css: string): Piece {
  const { name, prelude, block } = node;
  if (block && GROUPS.has(name)) {
    const opening = `@${name}${prelude ? ` ${textOf(prelude, css)}` : ''}`;
    return { kind: 'group', opening, children: piecesOf(block, css) };
  }
  if (name === 'keyframes' && prelude) return { kind: 'keyframes', name: textOf(prelude, css), text: textOf(node, css) };
  return { kind: 'always', text: textOf(node, css) };
}

/** Returns a rule with the names that it needs; one with a selector that the parser does not know needs nothing, and stays. */
function ruleOf(node: Rule, css: string): Piece {
  const selectors = node.prelude.type === 'SelectorList' ? node.prelude.children.toArray().map(needsOf) : [[]];
  const words = new Set<string>();
  walk(node.block, (inner: CssNode) => {
    if (inner.type === 'Identifier') words.add(inner.name);
  });
  return { kind: 'rule', selectors, words, text: textOf(node, css) };
}

/** Returns the names that a selector needs, without those in `:not()`, `:is()`, `:where()` and `:has()`, none of which must be there. */
function needsOf(selector: CssNode): Needs {
  return (selector as Selector).children.toArray().flatMap((part) => {
    if (part.type === 'ClassSelector') return `.${part.name}`;
    if (part.type === 'IdSelector') return `#${part.name}`;
    return part.type === 'TypeSelector' && part.name !== '*' ? part.name.toLowerCase() : [];
  });
}

const textOf = ({ loc }: CssNode, css: string): string => (loc ? css.slice(loc.start.offset, loc.end.offset) : '');
