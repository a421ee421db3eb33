import { localeOf, useFormats, useNow, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { firstNameOf, partOfDay } from './greeting';

/** The dashboard's title by the reader's own clock, and the line below it: the day and the people cared for. */
export function useGreeting(): { title: string; note: string } {
  const t = useMessages();
  const { list } = useFormats();
  const { person, recipients } = useSession();
  const now = new Date(useNow());
  const day = new Intl.DateTimeFormat(localeOf(t.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const names = list(recipients.map(({ name }) => name));
  return {
    title: t(`dashboard.${partOfDay(now.getHours())}`, { name: firstNameOf(person.name) }),
    note: [capitalized(day.format(now)), names].filter(Boolean).join(' · '),
  };
}

// Spanish writes days in small letters, but not at the beginning of a line.
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
