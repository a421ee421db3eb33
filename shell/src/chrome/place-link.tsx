import { useBusState, useRoutePath } from '@carecircle/remote-kit';
import type { StateChannel } from '@carecircle/contracts';
import { AppLink, Badge, VisuallyHidden } from '@carecircle/ui';
import { useMessages } from '../words';
import type { Place } from './navigation';
import css from './place-link.module.css';

interface PlaceLinkProps {
  place: Place;
  isCurrent: boolean;
  /** Icon above the word in the bottom bar, beside it in the rail. */
  shape: 'bar' | 'rail';
}

/** One place of the navigation, with its word and its true count. */
export function PlaceLink({ place, isCurrent, shape }: PlaceLinkProps) {
  const path = useRoutePath(place.route);
  const Glyph = place.icon;
  if (path === null) return null;
  return (
    <li>
      <AppLink href={path} className={css[shape]} aria-current={isCurrent ? 'page' : undefined}>
        <Glyph />
        <span className={css.word}>{place.label}</span>
        {place.badge ? <PlaceBadge channel={place.badge} /> : null}
      </AppLink>
    </li>
  );
}

function PlaceBadge({ channel }: { channel: StateChannel }) {
  const t = useMessages();
  const value = useBusState(channel);
  const count = typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0;
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden>
        <Badge count={count} />
      </span>
      <VisuallyHidden>{t('nav.unread', { count })}</VisuallyHidden>
    </span>
  );
}
