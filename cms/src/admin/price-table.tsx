import { Badge, Box, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import type { PricePreview, PriceRow, PriceRowState } from '../contract/content/bulk-prices';
import { TableHead } from './table-head';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
const money = (cents: number | null): string => (cents === null ? '–' : euros.format(cents / 100));

const states: Record<PriceRowState, string> = { unchanged: 'unverändert', changed: 'neu', unknown: 'unbekannt', invalid: 'ungültig' };
const titles = ['Leistung', 'Alt netto', 'Neu netto', 'Neu inkl. MwSt.', 'Änderung', 'Staffel und Bearbeitungszeit', 'Stand'];

/** Shows what would change, row by row, with what to look at twice. */
export function PriceTable({ preview: { rows, requests } }: { preview: PricePreview }) {
  const large = rows.filter(({ isLarge }) => isLarge).length;
  return (
    <Box>
      {large > 0 && <Warning>{`${large} Preise ändern sich um mehr als 30 %.`}</Warning>}
      {requests.count > 0 && (
        <Warning>
          {`${requests.isAtLeast ? 'Mindestens ' : ''}${requests.count} offene Anfragen enthalten diese Leistungen (${requests.numbers.join(', ')}). Sie behalten die Preise, mit denen sie gesendet wurden.`}
        </Warning>
      )}
      <Table colCount={titles.length} rowCount={rows.length + 1}>
        <TableHead titles={titles} />
        <Tbody>
          {rows.map((row, index) => (
            <Row key={`${row.id} ${index}`} row={row} />
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}

const Warning = ({ children }: { children: string }) => (
  <Box background="warning100" padding={3} marginBottom={3} hasRadius role="status">
    <Typography textColor="warning700">{children}</Typography>
  </Box>
);

function Row({ row }: { row: PriceRow }) {
  const { name, category, state, reason, price, gross, isLarge, hasOwnDraft } = row;
  const change = price.before && price.after !== null ? percent.format(price.after / price.before - 1) : '';
  return (
    <Tr>
      <Td>
        <Typography>{name}</Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {category}
        </Typography>
      </Td>
      {[money(price.before), money(price.after), money(gross.after)].map((text, index) => (
        <Td key={titles[index + 1]}>
          <Typography>{text}</Typography>
        </Td>
      ))}
      <Td>
        <Typography {...(isLarge && { textColor: 'warning700', fontWeight: 'bold' })}>{change}</Typography>
      </Td>
      <Td>
        {termsText(row).map((text) => (
          <Typography key={text} tag="p" variant="pi">
            {text}
          </Typography>
        ))}
      </Td>
      <Td>
        <Badge active={state === 'invalid' || state === 'unknown'}>{states[state]}</Badge>
        {(reason ?? hasOwnDraft) && (
          <Typography tag="p" variant="pi" style={{ whiteSpace: 'normal' }}>
            {reason ?? 'Der Entwurf hat einen eigenen Preis und behält ihn.'}
          </Typography>
        )}
      </Td>
    </Tr>
  );
}

/** Says how the tiers and the lead time change. */
function termsText({ tiers, leadTimeDays }: PriceRow): string[] {
  const steps = tiers.filter(({ before, after }) => before !== after);
  const days = leadTimeDays.before === leadTimeDays.after ? [] : [`${leadTimeDays.before ?? '–'} → ${leadTimeDays.after ?? '–'} Tage`];
  return [...steps.map(({ from, before, after }) => `ab ${from}: ${money(before)} → ${money(after)}`), ...days];
}
