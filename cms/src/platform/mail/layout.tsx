import { Body, Column, Container, Head, Heading, Hr, Html, Link, Preview, Row, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '../../contract/constants';

const ink = '#0d1b26';
const soft = '#566672';
const font = '"Sofia Sans", "DIN Alternate", Bahnschrift, Arial, sans-serif';

type LayoutProps = { locale: Locale; brand: string; heading: string; preview: string; footer: string; children: ReactNode };

/** The layout of every mail: brand, heading, content, imprint line. */
export function Layout({ locale, brand, heading, preview, footer, children }: LayoutProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f1f4f4', color: ink, fontFamily: font, margin: 0, padding: '24px 12px' }}>
        <Container style={{ backgroundColor: '#ffffff', border: `1.5px solid ${ink}`, maxWidth: 600, padding: '28px 32px' }}>
          <Text style={{ fontSize: 18, fontWeight: 700, margin: 0 }}>{brand}</Text>
          <Heading as="h1" style={{ fontSize: 26, lineHeight: 1.2, margin: '20px 0 12px' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#ccd5d8', margin: '28px 0 12px' }} />
          <Text style={{ color: soft, fontSize: 13, lineHeight: 1.5, margin: 0 }}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 16, lineHeight: 1.55, margin: '0 0 14px' }}>{children}</Text>
);

export const SmallLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={{ color: soft, fontSize: 13, textDecoration: 'underline' }}>
    {children}
  </Link>
);

export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: '20px 0' }}>
    <Link
      href={href}
      style={{
        backgroundColor: '#12399a',
        color: '#ffffff',
        display: 'inline-block',
        fontSize: 16,
        padding: '13px 22px',
        textDecoration: 'none',
      }}
    >
      {children}
    </Link>
  </Section>
);

const cell = { fontSize: 15, lineHeight: 1.4, margin: '6px 0' } as const;

/** A table of labelled facts; empty ones are left out. */
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
