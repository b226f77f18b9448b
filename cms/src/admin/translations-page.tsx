import { Badge, Box, Button, Flex, Link, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Progress, Untranslated } from '../panel/untranslated';
import { usePages, useRead } from './panel-api';
import { TableHead } from './table-head';

/** Lists the content that lacks English, or whose English is older than its German; each entry opens in its English form. */
export function TranslationsPage() {
  const { data, failure } = useRead<{ types: Progress[] }>('/translations/types');
  const [chosen, setChosen] = useState<string | null>(null);
  if (failure) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const { types } = data;
  const type = types.find(({ uid }) => uid === chosen) ?? types.find(isBehind) ?? null;
  return (
    <Page.Main>
      <Page.Title>Übersetzungen</Page.Title>
      <Layouts.Header title="Übersetzungen" subtitle="Veröffentlichte Inhalte ohne Englisch, oder mit älterem Englisch als Deutsch" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <TypeTable types={types} onChoose={setChosen} />
          {type ? <EntryTable key={type.uid} type={type} /> : <Typography>Alle Inhalte sind auf dem Stand des Deutschen.</Typography>}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

const isBehind = ({ missing, outdated }: Progress) => missing + outdated > 0;

function TypeTable({ types, onChoose }: { types: Progress[]; onChoose: (uid: string) => void }) {
  return (
    <Table colCount={4} rowCount={types.length + 1}>
      <TableHead titles={['Inhalt', 'Ohne Englisch', 'Englisch älter', '']} />
      <Tbody>
        {types.map((type) => (
          <Tr key={type.uid}>
            <Td>
              <Typography>{type.label}</Typography>
            </Td>
            <Td>
              <Badge active={type.missing > 0}>{type.missing}</Badge>
            </Td>
            <Td>
              <Badge active={type.outdated > 0}>{type.outdated}</Badge>
            </Td>
            <Td>
              <Button variant="tertiary" disabled={!isBehind(type)} onClick={() => onChoose(type.uid)} aria-label={`${type.label} zeigen`}>
                Zeigen
              </Button>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

function EntryTable({ type }: { type: Progress }) {
  const { items, more, loading, failed } = usePages<Untranslated>(`/translations/entries?type=${type.uid}`);
  if (failed) return <Page.Error />;
  if (!items) return <Page.Loading />;
  const address = (id: string) =>
    `/admin/content-manager/${type.single ? 'single-types' : 'collection-types'}/${type.uid}${type.single ? '' : `/${id}`}`;
  return (
    <Box>
      <Typography variant="beta" tag="h2">
        {type.label}
      </Typography>
      <Table colCount={3} rowCount={items.length + 1}>
        <TableHead titles={['Eintrag', 'Deutsch vom', 'Englisch vom']} />
        <Tbody>
          {items.map(({ documentId, title, germanAt, englishAt }) => (
            <Tr key={documentId}>
              <Td>
                <Link href={`${address(documentId)}?plugins[i18n][locale]=en`}>{title || documentId}</Link>
              </Td>
              <Td>
                <Typography>{day.format(new Date(germanAt))}</Typography>
              </Td>
              <Td>
                <Typography>{englishAt ? day.format(new Date(englishAt)) : 'fehlt'}</Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {more && (
        <Button variant="secondary" loading={loading} onClick={more}>
          Weitere zeigen
        </Button>
      )}
    </Box>
  );
}
