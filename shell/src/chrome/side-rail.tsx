import { Slot } from '@carecircle/remote-kit';
import { LouiseButton } from '../louise/louise-button';
import { useMessages } from '../words';
import { Brand } from './brand';
import { CircleSwitcher } from './circle-switcher';
import { useCurrentPlace, useMorePlaces, usePlaces } from './navigation';
import { PlaceLink } from './place-link';
import { useScreen } from './use-screen';
import css from './side-rail.module.css';

/** The places at the side of a wide screen, with words; the way to help at its foot (SHELL-7). */
export function SideRail() {
  const t = useMessages();
  const places = usePlaces();
  const more = useMorePlaces(places);
  const current = useCurrentPlace(useScreen(), [...places, ...more]);
  return (
    <header className={css.rail}>
      <div className={css.head}>
        <Brand />
      </div>
      <CircleSwitcher isRoomy />
      <nav aria-label={t('nav.label')}>
        <ul className={css.places}>
          {places.map((place) => (
            <PlaceLink key={place.route} place={place} isCurrent={place.route === current} shape="rail" />
          ))}
        </ul>
        {more.length > 0 ? (
          <ul className={css.more}>
            {more.map((place) => (
              <PlaceLink key={place.route} place={place} isCurrent={place.route === current} shape="rail" />
            ))}
          </ul>
        ) : null}
      </nav>
      <div className={css.help}>
        <LouiseButton isFullWidth />
        <Slot name="shell.help" />
      </div>
    </header>
  );
}
