import { useSearchParams } from 'react-router-dom';
import type { Provider } from '@carecircle/contracts';
import { useRoutePath } from '@carecircle/remote-kit';
import { LinkButton, StatusPill } from '@carecircle/ui';
import { PhoneIcon, ShieldCheckIcon } from '@carecircle/ui/icons';
import { useServiceWords } from '../services-words';
import { kindIcons } from './kind-icons';
import { ProviderRating } from './provider-rating';
import { useProviderFacts } from './use-provider-facts';
import css from '../services.module.css';

/** One provider in the list: what it is, how far, what it costs and how long it takes. */
export function ProviderCard({ provider }: { provider: Provider }) {
  const t = useServiceWords();
  const [params] = useSearchParams();
  const facts = useProviderFacts();
  const { id, kind, name, description, phone, acceptsInsurance } = provider;
  const details = useRoutePath('services', undefined, {
    ...{ kind: kind === 'pharmacy' ? undefined : kind, for: params.get('for') ?? undefined, provider: id },
  });
  const titleId = `provider-${id}`;
  const Glyph = kindIcons[kind];
  return (
    <li className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <span className={css.icon}>
          <Glyph />
        </span>
        <div>
          <h3 id={titleId} className={css.name}>
            {name}
          </h3>
          <ProviderRating provider={provider} />
        </div>
      </div>
      <div className={css.facts}>
        <p>{description}</p>
        <p className={css.soft}>{facts(provider).join(' · ')}</p>
        {acceptsInsurance ? (
          <div>
            <StatusPill tone="info" icon={ShieldCheckIcon}>
              {t('insurance.accepted')}
            </StatusPill>
          </div>
        ) : null}
      </div>
      <div className={css.buttons}>
        {details === null ? null : (
          <LinkButton size="small" href={details} aria-label={t('details.of', { name })}>
            {t('details')}
          </LinkButton>
        )}
        {phone ? (
          <LinkButton size="small" href={`tel:${phone}`} icon={PhoneIcon} aria-label={t('call.of', { name })}>
            {t('call')}
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}
