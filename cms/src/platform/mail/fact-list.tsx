import { Column, Row, Section, Text } from '@react-email/components';

const cell = { fontSize: 15, lineHeight: 1.4, margin: '6px 0' } as const;

/** Labelled facts as a table; empty ones are left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <Section style={{ borderTop: '1.5px solid #0d1b26', borderBottom: '1.5px solid #0d1b26', margin: '12px 0' }}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <Row key={label}>
          <Column style={{ verticalAlign: 'top', width: 150 }}>
            <Text style={{ ...cell, color: '#566672' }}>{label}</Text>
          </Column>
          <Column>
            <Text style={{ ...cell, whiteSpace: 'pre-line' }}>{value}</Text>
          </Column>
        </Row>
      ))}
  </Section>
);
