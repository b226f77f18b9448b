import { Link, Typography } from '@strapi/design-system';
import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** The facts about the entry in the form that the panel hands to a box beside it. */
type EditView = { model: string; documentId?: string; document?: { status?: string; documentId?: string } };
type Query = { plugins?: { i18n?: { locale?: string } } };

/** The box beside an entry's form with the link to its page, once it is published. */
export function PublishedPage({ model, documentId, document }: EditView) {
  const [{ query }] = useQueryParams<Query>();
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string | null>(null);
  const locale = query.plugins?.i18n?.locale ?? 'de';
  const id = documentId ?? document?.documentId;
  const isShown = document?.status === 'published' || document?.status === 'modified';
  useEffect(() => {
    setAddress(null);
    if (!id || !isShown) return;
    const requested = new URLSearchParams({ documentId: id, locale, status: 'published' });
    get<{ data?: { url?: string } }>(`/content-manager/preview/url/${model}?${requested}`).then(
      ({ data }) => setAddress(data.data?.url ?? null),
      // Entries without a page of their own have no address to show.
      () => setAddress(null),
    );
  }, [get, model, id, locale, isShown]);
  if (!address) return null;
  return {
    title: 'Auf der Website',
    content: (
      <Link href={address} isExternal>
        <Typography>{locale === 'en' ? 'Englische Seite ansehen' : 'Seite ansehen'}</Typography>
      </Link>
    ),
  };
}
