import { Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page, useQueryParams } from '@strapi/strapi/admin';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** The guide as it lies in `docs/editors`, by file name. */
const texts = import.meta.glob('../../../docs/editors/*.md', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const pictures = import.meta.glob('../../../docs/editors/*.webp', { query: '?url', import: 'default', eager: true }) as Record<
  string,
  string
>;

const FIRST = 'README';
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
const byName = <Value,>(files: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(files).map(([path, value]) => [nameOf(path), value]));
const [pages, shots] = [byName(texts), byName(pictures)];

/** The guide for editors and translators, a page at a time. */
export function GuidePage() {
  const [{ query }] = useQueryParams<{ seite?: string }>();
  const chosen = query.seite && pages.has(query.seite) ? query.seite : FIRST;
  const html = useMemo(() => render(pages.get(chosen) ?? ''), [chosen]);
  return (
    <Page.Main>
      <Page.Title>Anleitung</Page.Title>
      <Layouts.Header title="Anleitung" subtitle="Für Redaktion und Übersetzung" />
      <Layouts.Content>
        <Flex alignItems="flex-start" gap={8}>
          <Flex tag="nav" aria-label="Anleitung" direction="column" alignItems="flex-start" gap={2} shrink={0}>
            {[...pages].map(([name, text]) => (
              <Link key={name} href={addressOf(name)} aria-current={name === chosen ? 'page' : undefined}>
                <Typography fontWeight={name === chosen ? 'bold' : undefined}>{titleOf(name, text)}</Typography>
              </Link>
            ))}
          </Flex>
          <Guide dangerouslySetInnerHTML={{ __html: html }} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

const addressOf = (name: string): string => `/admin/guide?seite=${name}`;

const titleOf = (name: string, text: string): string => (name === FIRST ? 'Überblick' : (/^# (.+)$/m.exec(text)?.[1] ?? name));

const markdown = new MarkdownIt();

/** Renders a page: links lead to the panel's own pages, pictures to the bundled files; those not taken yet are left out. */
function render(text: string): string {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) {
    token.children = token.children?.filter((part) => part.type !== 'image' || shots.has(shotOf(part))) ?? null;
    for (const part of token.children ?? []) {
      const target = part.attrGet('href') ?? '';
      if (target.endsWith('.md')) part.attrSet('href', addressOf(target.slice(0, -3)));
      if (part.type !== 'image') continue;
      part.attrSet('src', shots.get(shotOf(part)) ?? '');
      part.attrSet('loading', 'lazy');
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

const shotOf = (image: { attrGet(name: string): string | null }): string => nameOf(`/${image.attrGet('src') ?? ''}`);

const Guide = styled.article`
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: 4px;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.5rem;
  line-height: 1.6;
  max-width: 84rem;
  padding: 3.2rem;

  h1 {
    font-size: 2.8rem;
    font-weight: 700;
  }
  h2 {
    font-size: 2rem;
    font-weight: 600;
    margin-top: 2.8rem;
  }
  p,
  ul,
  ol,
  table {
    margin-top: 1.2rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin-left: 2.4rem;
  }
  strong {
    font-weight: 600;
  }
  code {
    background: ${({ theme }) => theme.colors.neutral150};
    padding: 0 0.4rem;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
  td,
  th {
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
    padding: 0.6rem 1.6rem 0.6rem 0;
    text-align: left;
  }
  img {
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    height: auto;
    max-width: 100%;
  }
`;
