import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { announcements, subscribeToAnnouncements, type Urgency } from './announcements';

/**
 * Where `announce` speaks: once per page, in the shell. Screen readers follow a live region only from when they have met it,
 * so both stand in the page from the start and empty; dialogs leave them reachable.
 */
export function Announcer() {
  return (
    <div data-live-announcer="true">
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </div>
  );
}

function Region({ urgency }: { urgency: Urgency }) {
  const all = useSyncExternalStore(subscribeToAnnouncements, announcements);
  const said = all.filter((announcement) => announcement.urgency === urgency);
  return (
    <div role="log" aria-live={urgency} aria-relevant="additions">
      {said.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  );
}
