import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ContentVersion } from '../contract/content/content-version';
import { failureText, usePages } from './panel-api';
import { berlinText } from './panel-times';

type EditView = {
  model: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string | null; publishedAt?: string | null; updatedAt?: string };
  activeTab: string | null;
};

/** Shows beside an entry's form who published what and when, with the way back to each version. */
export function HistoryPanel({ model, documentId, document, activeTab }: EditView) {
  const entryId = document?.documentId ?? documentId;
  if (!entryId || activeTab === null || !model.startsWith('api::')) return null;
  const query = new URLSearchParams({ type: model, entryId, locale: document?.locale ?? 'de' }).toString();
  return { title: 'Verlauf', content: <History key={query} query={query} changedAt={document?.updatedAt ?? ''} /> };
}

const acts: Record<ContentVersion['action'], string> = {
  publish: 'Veröffentlicht',
  unpublish: 'Zurückgezogen',
  before: 'Vorher veröffentlicht',
};
const origins: Record<ContentVersion['origin'], string> = { editor: '', schedule: ', geplant', bulk: ', gemeinsam mit anderen Preisen' };

function History({ query, changedAt }: { query: string; changedAt: string }) {
  const { items, more, failed } = usePages<ContentVersion>(`/history/versions?${query}`, changedAt);
  if (failed) return <Typography>Der Verlauf lässt sich gerade nicht lesen.</Typography>;
  if (items?.length === 0) return <Typography>Der Verlauf beginnt mit der nächsten Veröffentlichung.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {(items ?? []).map((version) => (
        <Version key={version.id} version={version} />
      ))}
      {more && (
        <Button variant="tertiary" onClick={more}>
          Ältere zeigen
        </Button>
      )}
    </Flex>
  );
}

function Version({ version }: { version: ContentVersion }) {
  const { action, origin, at, editor, changes } = version;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box>
      <Typography tag="p" fontWeight="bold">
        {acts[action]}
        {origins[origin]}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {berlinText(at)}
        {editor && `, ${editor}`}
      </Typography>
      <Flex gap={2} paddingTop={1} wrap="wrap">
        {changes.length > 0 && (
          <Button variant="tertiary" size="S" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {changes.length === 1 ? '1 Änderung' : `${changes.length} Änderungen`}
          </Button>
        )}
        <RestoreButton version={version} />
      </Flex>
      {isOpen && <Changes changes={changes} />}
    </Box>
  );
}

const Changes = ({ changes }: Pick<ContentVersion, 'changes'>) => (
  <Box tag="dl" paddingTop={2} style={{ overflowWrap: 'anywhere' }}>
    {changes.map(({ field, from, to }) => (
      <Box key={field} paddingBottom={2}>
        <Typography tag="dt" variant="pi" fontWeight="bold">
          {field}
        </Typography>
        <Typography tag="dd" variant="pi" textColor="neutral600" style={{ textDecoration: from === null ? 'none' : 'line-through' }}>
          {from ?? 'leer'}
        </Typography>
        <Typography tag="dd" variant="pi">
          {to ?? 'leer'}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** Makes a draft of a version and opens it: the form reads the entry anew. */
function RestoreButton({ version: { id, at } }: { version: ContentVersion }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isAsking, setIsAsking] = useState(false);
  const restore = () =>
    post<{ missing: string[] }>(`/history/versions/${id}/restore`, {}).then(
      ({ data: { missing } }) => {
        if (missing.length > 0) window.alert(`Diese Einträge oder Dateien gibt es nicht mehr: ${missing.join(', ')}`);
        window.location.reload();
      },
      (error: unknown) => toggleNotification({ type: 'danger', message: failureText(error) }),
    );
  if (!isAsking)
    return (
      <Button variant="secondary" size="S" aria-label={`Fassung vom ${berlinText(at)} wiederherstellen`} onClick={() => setIsAsking(true)}>
        Wiederherstellen
      </Button>
    );
  return (
    <>
      <Typography variant="pi">Der jetzige Entwurf wird durch diese Fassung ersetzt. Veröffentlicht wird nichts.</Typography>
      <Button variant="danger" size="S" onClick={restore}>
        Entwurf ersetzen
      </Button>
      <Button variant="tertiary" size="S" onClick={() => setIsAsking(false)}>
        Abbrechen
      </Button>
    </>
  );
}
