import { FloatingButton } from '../louise/floating-button';
import { useMessages } from '../words';
import { useCurrentPlace, usePlaces } from './navigation';
import { PlaceLink } from './place-link';
import { useScreen } from './use-screen';
import css from './bottom-bar.module.css';

/** The places at the thumb of a phone (SHELL-5), and the assistant beside them. */
export function BottomBar() {
  const t = useMessages();
  const places = usePlaces();
  const current = useCurrentPlace(useScreen(), places);
  return (
    <div className={css.bar}>
      <nav aria-label={t('nav.label')} className={css.navigation}>
        <ul className={css.places}>
          {places.map((place) => (
            <PlaceLink key={place.route} place={place} isCurrent={place.route === current} shape="bar" />
          ))}
        </ul>
      </nav>
      <FloatingButton />
    </div>
  );
}
