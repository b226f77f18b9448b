import { Lru } from '../cache/lru';

/** Pages of a kind have the same names, and need the same rules. */
const KNOWN_LIMIT = 300;

type Rule = { kind: 'rule'; selectors: readonly Needs[]; text: string };
type Group = { kind: 'group'; opening: string; children: readonly Node[] };
type Keyframes = { kind: 'keyframes'; name: string; text: string };
type Always = { kind: 'always'; text: string };
type Node = Rule | Group | Keyframes | Always;

/** Classes, ids and element names without any of which a selector matches nothing. */
type Needs = readonly string[];

/** Takes from a stylesheet the rules that can match something in a page with this body, in their order. */
export function createCssPicker(css: string): (html: string) => string {
  const nodes = parse(css);
  const known = new Lru<string>(KNOWN_LIMIT);
  return (html) => {
    const names = namesIn(html);
    const key = [...names].join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const picked = nodes.map((node) => pick(node, names)).join('');
    const keyframes = nodes.filter((node) => node.kind === 'keyframes' && new RegExp(`\\b${node.name}\\b`).test(picked));
    const rules = picked + keyframes.map((node) => (node as Keyframes).text).join('');
    known.set(key, rules);
    return rules;
  };
}

function pick(node: Node, names: ReadonlySet<string>): string {
  switch (node.kind) {
    case 'always':
      return node.text;
    case 'keyframes':
      return '';
    case 'rule':
      return node.selectors.some((needs) => needs.every((name) => names.has(name))) ? node.text : '';
    case 'group': {
      const inner = node.children.map((child) => pick(child, names)).join('');
      return inner && `${node.opening}{${inner}}`;
    }
  }
}

const ID = ' id="';
const CLASS = ' class="';

/** What selectors can ask for, written as in a selector: `nav`, `.nav-links`, `#small-menu`. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body']);
  for (const found of new Set(html.match(/<[a-zA-Z][a-zA-Z0-9]*| (?:class|id)="[^"]*"/g))) {
    if (found.startsWith('<')) names.add(found.slice(1).toLowerCase());
    else if (found.startsWith(ID)) names.add(`#${found.slice(ID.length, -1)}`);
    else for (const name of found.slice(CLASS.length, -1).split(' ')) names.add(`.${name}`);
  }
  return names;
}

const GROUPS = /^@(media|supports|layer|container|starting-style)/;

function parse(css: string): Node[] {
  return blocksOf(css).map(({ opening, body, text }): Node => {
    if (GROUPS.test(opening)) return { kind: 'group', opening, children: parse(body) };
    const [, keyframes] = /^@keyframes\s+([\w-]+)/.exec(opening) ?? [];
    if (keyframes) return { kind: 'keyframes', name: keyframes, text };
    if (opening.startsWith('@')) return { kind: 'always', text };
    return { kind: 'rule', selectors: splitList(opening).map(needsOf), text };
  });
}

type Block = { opening: string; body: string; text: string };

/** The top-level blocks of a minified stylesheet; strings may hold braces. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let depth = 0;
  let bodyStart = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (sign === '{' && depth++ === 0) bodyStart = index + 1;
    if (sign !== '}' || --depth > 0) continue;
    blocks.push({ opening: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, index), text: css.slice(start, index + 1) });
    start = index + 1;
  }
  return blocks;
}

/** A selector list at its top-level commas. */
const splitList = (selectors: string): string[] => withoutArguments(selectors).split(',');

/** Without what stands in `:not()`, `:is()`, `:where()` and `:has()`, none of which must be there. */
function withoutArguments(selector: string): string {
  for (let before = ''; before !== selector;) {
    before = selector;
    selector = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return selector;
}

const needsOf = (selector: string): Needs =>
  (selector.replace(/\[[^\]]*\]|::?[\w-]+/g, '').match(/[.#]?[a-zA-Z][\w-]*/g) ?? []).map((name) =>
    /^[.#]/.test(name) ? name : name.toLowerCase(),
  );
