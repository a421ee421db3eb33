import { listFormat, localeOf, useFormats, useNow, useSession } from '@carecircle/remote-kit';
import { capitalized } from '../messages/capitalized';
import { useMessages } from '../words';
import { firstNameOf, partOfDay } from './greeting';

/** The dashboard's title by the reader's own clock, and the line below it: the circle's day, by which all of it counts, and the people cared for. */
export function useGreeting(isWide: boolean): { title: string; note: string } {
  const t = useMessages();
  const { person, recipients } = useSession();
  const { date, today } = useFormats();
  const day = isWide ? date(today(), 'this-year') : `${date(today(), 'weekday')}, ${date(today(), 'short')}`;
  const hour = new Date(useNow()).getHours();
  const locale = localeOf(t.language);
  const names = listFormat(locale, { style: 'short' }).format(recipients.map(({ name }) => name));
  return {
    title: t(`dashboard.${partOfDay(hour)}`, { name: firstNameOf(person.name) }),
    note: [capitalized(day), names].filter(Boolean).join(' · '),
  };
}
