import { dateTimeFormat, listFormat, localeOf, useNow, useSession } from '@carecircle/remote-kit';
import { capitalized } from '../messages/capitalized';
import { useMessages } from '../words';
import { firstNameOf, partOfDay } from './greeting';

/** The dashboard's title by the reader's own clock, and the line below it: the day and the people cared for. */
export function useGreeting(isWide: boolean): { title: string; note: string } {
  const t = useMessages();
  const { person, recipients } = useSession();
  const now = new Date(useNow());
  const locale = localeOf(t.language);
  const month = isWide ? 'long' : 'short';
  const day = dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month }).format(now);
  const names = listFormat(locale, { style: 'short' }).format(recipients.map(({ name }) => name));
  return {
    title: t(`dashboard.${partOfDay(now.getHours())}`, { name: firstNameOf(person.name) }),
    note: [capitalized(day), names].filter(Boolean).join(' · '),
  };
}
