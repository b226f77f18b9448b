import { Box, Flex, Link, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { PreviewedMail } from '../panel/mail-previews';
import { useRead } from './panel-api';

type Shown = { subject: string; html: string };

const languages = { de: 'Deutsch', en: 'Englisch' };
type Language = keyof typeof languages;

/** Shows the shop's mails as they are sent, in both languages, and leads to the texts that they are made of. */
export function MailsPage() {
  const [language, setLanguage] = useState<Language>('de');
  const [chosen, setChosen] = useState('quote-offered');
  const mails = useRead<{ mails: PreviewedMail[] }>('/mail-previews');
  const mail = useRead<Shown>(`/mail-previews/${chosen}?locale=${language}`);
  if (mails.failure) return mails.failure === 403 ? <Page.NoPermissions /> : <Page.Error />;
  if (!mails.data) return <Page.Loading />;
  const texts = `/admin/content-manager/collection-types/api::translation.translation?_q=mail.${chosen}.`;
  return (
    <Page.Main>
      <Page.Title>E-Mails</Page.Title>
      <Layouts.Header
        title="E-Mails"
        subtitle="So kommen sie an: mit Ihren Leistungen, Preisen und Firmendaten, an eine erfundene Kundin."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={4} wrap="wrap">
            <Box minWidth="420px">
              <SingleSelect aria-label="E-Mail" value={chosen} onChange={(template) => setChosen(String(template))}>
                {mails.data.mails.map(({ template, subject }) => (
                  <SingleSelectOption key={template} value={template}>
                    {template.endsWith('-notice') ? `${subject} (ans Team)` : subject}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Box>
            <Box minWidth="180px">
              <SingleSelect aria-label="Sprache" value={language} onChange={(value) => setLanguage(value as Language)}>
                {Object.entries(languages).map(([value, name]) => (
                  <SingleSelectOption key={value} value={value}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Box>
            <Link href={texts}>Texte dieser E-Mail ändern</Link>
          </Flex>
          {mail.failure ? <Typography>Diese E-Mail ließ sich nicht laden.</Typography> : mail.data && <Mail mail={mail.data} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Mail({ mail: { subject, html } }: { mail: Shown }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Typography variant="delta" tag="h2">
        {subject}
      </Typography>
      <Box paddingTop={4}>
        <iframe title={subject} srcDoc={html} sandbox="" style={{ border: 0, height: '72rem', width: '100%' }} />
      </Box>
    </Box>
  );
}
