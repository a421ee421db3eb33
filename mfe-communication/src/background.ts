import trackCalls from './calls/track-calls';
import trackUnread from './chat/conversations/track-unread';

/** What runs on every screen. */
export default function startBackground(): () => void {
  const stops = [trackUnread(), trackCalls()];
  return () => stops.forEach((stop) => stop());
}
