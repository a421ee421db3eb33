import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

/** My own feeds; another device may have opened or ended one. */
export function useCalendarFeeds() {
  return useLiveQuery('care.listCalendarFeeds', {}, { on: { 'calendar-feeds.changed': needsRefetch } });
}
