import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { Banner } from '@carecircle/ui';
import { useMessages } from '../../words';

const outcomes = ['connected', 'taken', 'unverified', 'cancelled', 'failed'] as const;

/** How connecting a Google account went, for a person who comes back from there (AUTH-2). */
export function GoogleTold() {
  const t = useMessages();
  const [params] = useSearchParams();
  const outcome = outcomes.find((known) => known === params.get('google'));
  if (!outcome) return null;
  return (
    <Banner tone={outcome === 'connected' ? 'done' : 'info'} onDismiss={() => changeSearch({ google: null })}>
      {t(`security.google.told.${outcome}`)}
    </Banner>
  );
}
