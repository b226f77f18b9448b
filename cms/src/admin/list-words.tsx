import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

type Header = { name: string; attribute?: { type: string }; cellFormatter?: unknown };
type Injected = { displayedHeaders: Header[]; layout: object };

/** The stored value of a choice in the words that its field uses. */
function ChoiceCell({ value }: { value: unknown }) {
  const { messages } = useIntl();
  const text = typeof value === 'string' ? value : '';
  return <Typography textColor="neutral800">{typeof messages[text] === 'string' ? messages[text] : text || '–'}</Typography>;
}

/** Shows in the panel's lists what choices mean, such as the unit of a price, in place of the stored value. */
export const nameChoices = ({ displayedHeaders, layout }: Injected): Injected => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) =>
    header.attribute?.type === 'enumeration' && !header.cellFormatter
      ? {
          ...header,
          cellFormatter: (row: Record<string, unknown>, { name }: Header) => <ChoiceCell value={row[name]} />,
        }
      : header,
  ),
});
