import { useSearchParams } from 'react-router-dom';
import type { Provider } from '@carecircle/contracts';
import { changeSearch, useAllowed, useLiveQuery, useRoutePath } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, LinkButton, Skeleton, TextLink } from '@carecircle/ui';
import { CalendarIcon, PhoneIcon, SearchIcon } from '@carecircle/ui/icons';
import { BookingDialog } from '../bookings/booking-dialog';
import { useServiceWords } from '../services-words';
import { DetailFacts } from './detail-facts';
import { kindIcons } from './kind-icons';
import { ProviderRating } from './provider-rating';
import css from '../services.module.css';

interface Props {
  providerId: string;
  recipientId: string | undefined;
}

/** All that is known of one provider, with Call Now and the booking (SERV-1). */
export function ProviderDetail({ providerId, recipientId }: Props) {
  const t = useServiceWords();
  const { data, error, refetch, isFetching } = useLiveQuery('services.getProvider', {
    providerId,
    ...(recipientId && { recipientId }),
  });
  const isGone = !data && error !== null && 'code' in error && error.code === 'NOT_FOUND';
  return (
    <>
      <BackToList />
      {data ? <Details provider={data} recipientId={recipientId} /> : null}
      {isGone ? <EmptyState icon={SearchIcon} text={t('gone')} /> : null}
      {!data && error && !isGone ? (
        <ErrorState title={t('failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : null}
      {data || error ? null : <Skeleton shape="row" count={4} />}
    </>
  );
}

function BackToList() {
  const t = useServiceWords();
  const [params] = useSearchParams();
  const path = useRoutePath('services', undefined, {
    ...{ kind: params.get('kind') ?? undefined, for: params.get('for') ?? undefined },
  });
  return path === null ? null : (
    <TextLink isStandalone href={path}>
      {t('back')}
    </TextLink>
  );
}

function Details({ provider, recipientId }: { provider: Provider; recipientId: string | undefined }) {
  const t = useServiceWords();
  const [params] = useSearchParams();
  const mayBook = useAllowed('booking:edit');
  const { kind, name, description, phone } = provider;
  const Glyph = kindIcons[kind];
  return (
    <article className={css.detail} aria-labelledby="provider-name">
      <div className={css.head}>
        <span className={css.icon}>
          <Glyph />
        </span>
        <div>
          <h2 id="provider-name" className={css.title}>
            {name}
          </h2>
          <ProviderRating provider={provider} />
        </div>
      </div>
      <p>{description}</p>
      <div className={css.buttons}>
        {mayBook ? (
          <Button variant="primary" icon={CalendarIcon} onPress={() => changeSearch({ book: '1' })}>
            {t(`book.${kind}`)}
          </Button>
        ) : null}
        {phone ? (
          <LinkButton href={`tel:${phone}`} icon={PhoneIcon}>
            {t('call')}
          </LinkButton>
        ) : null}
      </div>
      <DetailFacts provider={provider} />
      {mayBook && params.get('book') !== null ? (
        <BookingDialog
          provider={provider}
          recipientId={recipientId}
          onClose={() => changeSearch({ book: null })}
        />
      ) : null}
    </article>
  );
}
