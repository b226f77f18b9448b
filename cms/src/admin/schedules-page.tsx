import { Box, Button, Flex, Link, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Scheduled } from '../contract/content/schedule';
import { berlinText } from './panel-times';
import { CancelButton, PlanState, planText, usePlans } from './plan-list';
import { TableHead } from './table-head';

/** Lists what is planned, by the time at which it is due, and what was carried out. */
export function SchedulesPage() {
  const [isOver, setIsOver] = useState(false);
  return (
    <Page.Main>
      <Page.Title>Geplant</Page.Title>
      <Layouts.Header
        title="Geplant"
        subtitle="Veröffentlichungen und Preise mit ihrem Zeitpunkt. Planen können Sie rechts neben jedem Eintrag."
      />
      <Layouts.Content>
        <Flex gap={2} paddingBottom={4}>
          {[false, true].map((over) => (
            <Button key={String(over)} variant={over === isOver ? 'default' : 'tertiary'} onClick={() => setIsOver(over)}>
              {over ? 'Vergangene' : 'Offene'}
            </Button>
          ))}
        </Flex>
        <PlanTable key={String(isOver)} isOver={isOver} />
      </Layouts.Content>
    </Page.Main>
  );
}

const titles = ['Zeitpunkt', 'Eintrag', 'Änderung', 'Geplant von', 'Stand', ''];

/** Returns the address of an entry's form. */
const entryAddress = ({ contentType, entryId, single, locales }: Scheduled): string =>
  `/admin/content-manager/${single ? 'single-types' : 'collection-types'}/${contentType}${single ? '' : `/${entryId}`}?plugins[i18n][locale]=${locales[0]}`;

function PlanTable({ isOver }: { isOver: boolean }) {
  const { items, failed, reload, more } = usePlans(`over=${isOver}`);
  if (failed) return <Page.Error />;
  if (!items) return <Page.Loading />;
  if (items.length === 0) return <Typography>{isOver ? 'Noch nichts ausgeführt oder abgebrochen.' : 'Nichts ist geplant.'}</Typography>;
  return (
    <Box>
      <Table colCount={titles.length} rowCount={items.length + 1}>
        <TableHead titles={titles} />
        <Tbody>
          {items.map((plan) => (
            <PlanRow key={plan.id} plan={plan} onDone={reload} />
          ))}
        </Tbody>
      </Table>
      {more && (
        <Button variant="secondary" onClick={more}>
          Weitere zeigen
        </Button>
      )}
    </Box>
  );
}

function PlanRow({ plan, onDone }: { plan: Scheduled; onDone: () => void }) {
  return (
    <Tr>
      <Td>
        <Typography>{berlinText(plan.at)}</Typography>
      </Td>
      <Td>
        <Link href={entryAddress(plan)}>{plan.title || plan.entryId}</Link>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {plan.typeLabel}
        </Typography>
      </Td>
      <Td>
        <Typography>{planText(plan)}</Typography>
      </Td>
      <Td>
        <Typography>{plan.orderedBy || '–'}</Typography>
      </Td>
      <Td>
        <PlanState plan={plan} />
      </Td>
      <Td>{(plan.status === 'waiting' || plan.status === 'failed') && <CancelButton plan={plan} onDone={onDone} />}</Td>
    </Tr>
  );
}
