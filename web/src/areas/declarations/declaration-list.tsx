import { declarationKinds, type DeclarationKind } from '@contract/people/declaration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { DeclarationEntry } from './declaration-entry';
import { declarationsQuery } from '../workspace/staff-queries';

/** Withdrawals and cancellations as they came in. */
export function DeclarationList({ kind }: { kind: DeclarationKind | undefined }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(declarationsQuery(kind));
  return (
    <>
      <PageHead title={t('admin.declarations')} />
      <div className="filter-bar">
        <nav className="segments-scroll" aria-label={t('admin.declarations.kinds')}>
          <div className="segments">
            {[undefined, ...declarationKinds].map((shown) => (
              <Link key={shown ?? 'all'} to="/admin/declarations" search={{ kind: shown }} activeOptions={{ exact: true }}>
                {t(`admin.declarations.kind.${shown ?? 'all'}`)}
              </Link>
            ))}
          </div>
        </nav>
      </div>
      <Listed
        query={query}
        lines={8}
        none={<EmptySheet title={t('admin.declarations.none')} text={t('admin.declarations.none.text')} />}
        count={(count) => t('admin.declarations.count', { count })}
      >
        {(declarations) => (
          <ul className="message-list">
            {declarations.map((declaration) => (
              <DeclarationEntry key={declaration.id} declaration={declaration} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
