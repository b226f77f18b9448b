import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import type { PriceChange, PricePreview } from '../contract/content/bulk-prices';
import { failureText, useRead } from './panel-api';
import { berlinText } from './panel-times';
import { Choice, Typed } from './plan-panel';
import { PriceTable } from './price-table';

type Overview = { categories: { id: string; name: string }[]; changes: PriceChange[] };
type SendProps = { onApplied: () => void };

/** Changes many prices together: by a rule, or from a file, after a preview; and takes that back. */
export function PricesPage() {
  const { data: overview, failure, reload } = useRead<Overview>('/prices');
  if (failure) return failure === 403 ? <Page.NoPermissions /> : <Page.Error />;
  if (!overview) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Preise</Page.Title>
      <Layouts.Header title="Preise" subtitle="Viele Preise gemeinsam ändern, mit Vorschau und Weg zurück" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          <RuleForm categories={overview.categories} onApplied={reload} />
          <FileForm onApplied={reload} />
          <ChangeList changes={overview.changes} onUndone={reload} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box tag="section" aria-label={title} background="neutral0" padding={6} hasRadius shadow="tableShadow">
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="beta" tag="h2">
        {title}
      </Typography>
      {children}
    </Flex>
  </Box>
);

const ALL = 'all';
const start = { category: ALL, search: '', by: 'percent', value: '', valueAgain: '', rounding: 'none' };

const kinds: [string, string][] = [
  ['percent', 'um Prozent'],
  ['amount', 'um einen Betrag in Euro'],
];
const roundingNames: [string, string][] = [
  ['none', 'auf den Cent'],
  ['00', 'auf ,00'],
  ['50', 'auf ,00 oder ,50'],
  ['90', 'auf ,90'],
];

function RuleForm({ categories, onApplied }: SendProps & Pick<Overview, 'categories'>) {
  const [fields, setFields] = useState(start);
  const { preview, error, isSending, show, apply, forget } = usePreview('/prices/rule', onApplied);
  const set = (name: keyof typeof start) => (value: string) => {
    setFields((known) => ({ ...known, [name]: value }));
    if (name !== 'valueAgain') forget();
  };
  const { category, search, valueAgain, ...rest } = fields;
  const rule = { ...rest, ...(category !== ALL && { category }), ...(search && { search }), ...(valueAgain && { valueAgain }) };
  const names: [string, string][] = [[ALL, 'alle Bereiche'], ...categories.map(({ id, name }): [string, string] => [id, name])];
  return (
    <Part title="Nach einer Regel">
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Choice label="Bereich" value={category} options={names} onChange={set('category')} />
        <Typed label="Name enthält" value={search} onChange={set('search')} />
        <Choice label="Ändern" value={fields.by} options={kinds} onChange={set('by')} />
        <Typed label="Wert, mit - davor für weniger" value={fields.value} onChange={set('value')} />
        <Choice label="Runden" value={fields.rounding} options={roundingNames} onChange={set('rounding')} />
        <Button loading={isSending} disabled={fields.value.trim() === ''} onClick={() => show({ rule })}>
          Vorschau
        </Button>
      </Flex>
      <Failure text={error} />
      {preview && (
        <>
          <PriceTable preview={preview} />
          {preview.rows.some(({ isLarge }) => isLarge) && (
            <Typed label="Wert noch einmal, weil Preise sich um mehr als 30 % ändern" value={valueAgain} onChange={set('valueAgain')} />
          )}
          <ApplyButton preview={preview} isSending={isSending} onApply={() => apply({ rule })} />
        </>
      )}
    </Part>
  );
}

function FileForm({ onApplied }: SendProps) {
  const { get } = useFetchClient();
  const [file, setFile] = useState('');
  const { preview, error, isSending, show, apply, forget } = usePreview('/prices/file', onApplied);
  const choose = async (chosen: File | undefined) => {
    forget();
    setFile(chosen ? base64Of(new Uint8Array(await chosen.arrayBuffer())) : '');
  };
  const download = () => get<{ file: string }>('/prices/file').then(({ data }) => save(data.file));
  return (
    <Part title="Aus einer Datei">
      <Typography>
        Laden Sie die Preise, Staffeln und Bearbeitungszeiten als Arbeitsmappe (XLSX), ändern Sie sie und lesen Sie sie hier wieder ein.
      </Typography>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Button variant="secondary" onClick={download}>
          Arbeitsmappe laden
        </Button>
        <Field.Root name="price-file">
          <Field.Label>Geänderte Arbeitsmappe</Field.Label>
          <input
            id="price-file"
            name="price-file"
            type="file"
            accept=".xlsx"
            aria-label="Geänderte Arbeitsmappe"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </Field.Root>
        <Button loading={isSending} disabled={file === ''} onClick={() => show({ file })}>
          Datei prüfen
        </Button>
      </Flex>
      <Failure text={error} />
      {preview && (
        <>
          <PriceTable preview={preview} />
          <ApplyButton preview={preview} isSending={isSending} onApply={() => apply({ file })} />
        </>
      )}
    </Part>
  );
}

const Failure = ({ text }: { text: string }) =>
  text && (
    <Typography textColor="danger600" role="alert">
      {text}
    </Typography>
  );

type ApplyButtonProps = { preview: PricePreview; isSending: boolean; onApply: () => void };

function ApplyButton({ preview: { rows }, isSending, onApply }: ApplyButtonProps) {
  const changed = rows.filter(({ state }) => state === 'changed').length;
  const isRefused = rows.some(({ state }) => state === 'invalid' || state === 'unknown');
  return (
    <Flex gap={4}>
      <Button loading={isSending} disabled={isRefused || changed === 0} onClick={onApply}>
        {changed === 1 ? '1 Leistung ändern' : `${changed} Leistungen ändern`}
      </Button>
      {isRefused && <Typography>Erst wenn alle Zeilen gültig sind, wird etwas geändert.</Typography>}
    </Flex>
  );
}

function ChangeList({ changes, onUndone }: Pick<Overview, 'changes'> & { onUndone: () => void }) {
  const { post } = useFetchClient();
  const [error, setError] = useState('');
  const undo = (id: string) => post(`/prices/changes/${id}/undo`, {}).then(onUndone, (failure: unknown) => setError(failureText(failure)));
  if (changes.length === 0) return null;
  return (
    <Part title="Letzte Änderungen">
      <Failure text={error} />
      {changes.map(({ id, title, at, editor, count, undoneAt, kept }) => (
        <Flex key={id} gap={4} wrap="wrap">
          <Typography>{`${title}, ${count} Leistungen, ${berlinText(at)}${editor && `, ${editor}`}`}</Typography>
          {undoneAt ? (
            <Typography textColor="neutral600">{`zurückgenommen ${berlinText(undoneAt)}`}</Typography>
          ) : (
            <Button variant="secondary" size="S" onClick={() => undo(id)} aria-label={`Änderung ${title} zurücknehmen`}>
              Zurücknehmen
            </Button>
          )}
          {kept.map(({ name, reason }) => (
            <Typography key={name} variant="pi">{`${name} ${reason}.`}</Typography>
          ))}
        </Flex>
      ))}
    </Part>
  );
}

/** Asks for a preview, and applies it under one key, however often the button is pressed. */
function usePreview(path: string, onApplied: () => void) {
  const { post } = useFetchClient();
  const [shown, setShown] = useState<{ preview: PricePreview; key: string } | null>(null);
  const [error, setError] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = (work: Promise<void>) => {
    setIsSending(true);
    setError('');
    work.catch((failure: unknown) => setError(failureText(failure))).finally(() => setIsSending(false));
  };
  const ask = async (body: object) => {
    const { data } = await post<{ preview: PricePreview }>(path, body);
    setShown({ preview: data.preview, key: crypto.randomUUID() });
  };
  const confirm = async (body: object) => {
    await post(path, { ...body, confirm: { digest: shown?.preview.digest, key: shown?.key } });
    setShown(null);
    onApplied();
  };
  return {
    preview: shown?.preview ?? null,
    error,
    isSending,
    show: (body: object) => send(ask(body)),
    apply: (body: object) => send(confirm(body)),
    forget: () => setShown(null),
  };
}

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands a file over to the browser's downloads. */
function save(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type: TYPE }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'preise.xlsx' });
  link.click();
  URL.revokeObjectURL(address);
}
