import { Badge, Box, Button, Flex, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Progress, Untranslated } from '../panel/untranslated';

/** Lists the content that lacks English, or whose English is older than its German; each entry opens in its English form. */
export function TranslationsPage() {
  const { types, failed } = useTypes();
  const [chosen, setChosen] = useState<string | null>(null);
  if (failed) return <Page.Error />;
  if (!types) return <Page.Loading />;
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
      <Thead>
        <Tr>
          {['Inhalt', 'Ohne Englisch', 'Englisch älter', ''].map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
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
  const { items, more, loading, failed } = useUntranslated(type.uid);
  if (failed) return <Page.Error />;
  if (loading && items.length === 0) return <Page.Loading />;
  const address = (id: string) =>
    `/admin/content-manager/${type.single ? 'single-types' : 'collection-types'}/${type.uid}${type.single ? '' : `/${id}`}`;
  return (
    <Box>
      <Typography variant="beta" tag="h2">
        {type.label}
      </Typography>
      <Table colCount={3} rowCount={items.length + 1}>
        <Thead>
          <Tr>
            {['Eintrag', 'Deutsch vom', 'Englisch vom'].map((name) => (
              <Th key={name}>
                <Typography variant="sigma">{name}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
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

function useTypes() {
  const { get } = useFetchClient();
  const [types, setTypes] = useState<Progress[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    get<{ types: Progress[] }>('/translations/types').then(
      ({ data }) => setTypes(data.types),
      () => setFailed(true),
    );
  }, [get]);
  return { types, failed };
}

/** Loads a type's entries page by page; `more` loads the next one, null when there is none. */
function useUntranslated(uid: string) {
  const { get } = useFetchClient();
  const [items, setItems] = useState<Untranslated[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    (after: string) => {
      const query = new URLSearchParams({ type: uid, after });
      get<{ items: Untranslated[]; next: string | null }>(`/translations/entries?${query}`)
        .then(
          ({ data }) => {
            setItems((known) => (after ? [...known, ...data.items] : data.items));
            setNext(data.next);
          },
          () => setFailed(true),
        )
        .finally(() => setLoading(false));
    },
    [get, uid],
  );
  useEffect(() => load(''), [load]);
  const more = () => {
    setLoading(true);
    load(next ?? '');
  };
  return { items, loading, failed, more: next === null ? null : more };
}
