import { Badge, Box, Button, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { WaitingEntry, WaitingGroup } from '../panel/editor-work';
import { useRead } from './panel-api';

const titles: Record<WaitingGroup['kind'], string> = {
  scheduled: 'Geplant',
  drafts: 'Entwürfe, die noch nicht veröffentlicht sind',
  untranslated: 'Texte ohne Englisch, oder mit älterem',
  'wordless-pictures': 'Bilder ohne englischen Satz, was sie zeigen',
  'broken-links': 'Links, die nirgendwohin führen',
  'example-texts': 'Texte mit Beispielwerten',
};

/** Shows on the panel's start page what waits for its editor; each entry leads to its form. */
export function EditorWork() {
  const { data, failure, reload } = useRead<{ groups: WaitingGroup[] }>('/editor-work');
  if (failure)
    return (
      <Flex direction="column" gap={3} padding={6}>
        <Typography>Was wartet, ließ sich nicht laden.</Typography>
        <Button variant="secondary" onClick={reload}>
          Noch einmal versuchen
        </Button>
      </Flex>
    );
  if (!data) return <Widget.Loading>Was wartet, wird geladen</Widget.Loading>;
  const waiting = data.groups.filter(({ count }) => count > 0);
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Link href="/admin/guide">Anleitung für Redaktion und Übersetzung</Link>
      {waiting.length === 0 && <EmptyStateLayout content="Nichts wartet: Alles ist veröffentlicht, übersetzt und verlinkt." />}
      {waiting.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </Flex>
  );
}

function Group({ group: { kind, count, entries } }: { group: WaitingGroup }) {
  const left = count - entries.length;
  return (
    <Box tag="section" aria-label={titles[kind]}>
      <Flex gap={2} paddingBottom={2}>
        <Typography variant="pi" fontWeight="bold" tag="h3">
          {titles[kind]}
        </Typography>
        <Badge>{count}</Badge>
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {entries.map((entry) => (
          <Entry key={`${entry.path} ${entry.detail}`} entry={entry} />
        ))}
      </Flex>
      {kind !== 'untranslated' && left > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {left === 1 ? 'und ein weiterer' : `und ${left} weitere`}
        </Typography>
      )}
    </Box>
  );
}

function Entry({ entry: { type, title, detail, path } }: { entry: WaitingEntry }) {
  return (
    <Flex tag="li" justifyContent="space-between" gap={3}>
      <Link href={`/admin${path}`}>{title}</Link>
      <Typography variant="pi" textColor="neutral600">
        {[type === title ? '' : type, detail].filter(Boolean).join(', ')}
      </Typography>
    </Flex>
  );
}
