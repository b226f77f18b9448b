import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { phoneHref } from '../../lib/phone-href';

/** The dark bar at the top: trust claims, support hours, phone. Small screens show one claim at a time. */
export function InfoBar({ site }: { site: Site }) {
  const t = useT();
  return (
    <div className="infobar on-dark">
      <div className="wrap">
        <ul aria-label={t('claims.label')}>
          {site.trustClaims.map((claim, position) => (
            <li key={claim} data-current={position === 0 ? '' : undefined}>
              {claim}
            </li>
          ))}
        </ul>
        <button type="button" className="infobar-pause" aria-label={t('claims.pause')}>
          <Icon name="pause" small />
          <Icon name="play" small />
        </button>
        <div className="tel">
          <span>{site.supportHours}</span>
          <a className="only-wide" href={phoneHref(site.phone)}>
            {site.phone}
          </a>
        </div>
      </div>
    </div>
  );
}
