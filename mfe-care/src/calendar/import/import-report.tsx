import type { CalendarImport } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { List, ListRow, Section, Stack, Text } from '@carecircle/ui';
import { CalendarIcon, InfoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';

/** What a file would bring, and what of it not and why. */
export function ImportReport({ report }: { report: CalendarImport }) {
  const t = useMessages();
  const formats = useFormats();
  const { events, known, first, left, leftMore, told, toldMore } = report;
  const more = events - first.length;
  const found = t('import.found', { count: events });
  const when = (date: string, time: string | null) =>
    `${formats.date(date)}, ${time === null ? t('calendar.all-day') : formats.time(time)}`;
  const named = (lines: CalendarImport['left'] | CalendarImport['told']) =>
    lines.map(({ title, reason, date, line }, index) => (
      <ListRow
        key={`${index} ${title}`}
        leading={<InfoIcon />}
        title={title || t('import.untitled')}
        meta={[
          ...(date ? [formats.date(date)] : []),
          t('import.line', { line }),
          t(`import.reason.${reason}`),
        ].join(' · ')}
      />
    ));
  return (
    <Stack gap={5}>
      <div role="status">
        <Text>{found}</Text>
        {known > 0 ? <Text tone="soft">{t('import.known', { count: known })}</Text> : null}
      </div>
      {first.length > 0 ? (
        <Section title={t('import.first')}>
          <List label={t('import.first')}>
            {first.map(({ title, date, time, isRepeating }, index) => (
              <ListRow
                key={`${index} ${title}`}
                leading={<CalendarIcon />}
                title={title}
                meta={`${when(date, time)}${isRepeating ? ` · ${t('import.repeats')}` : ''}`}
              />
            ))}
          </List>
          {more > 0 ? <Text tone="soft">{t('import.more', { count: more })}</Text> : null}
        </Section>
      ) : null}
      {told.length > 0 ? (
        <Section title={t('import.told')}>
          <List label={t('import.told')}>{named(told)}</List>
          {toldMore > 0 ? <Text tone="soft">{t('import.more', { count: toldMore })}</Text> : null}
        </Section>
      ) : null}
      {left.length > 0 ? (
        <Section title={t('import.left')}>
          <List label={t('import.left')}>{named(left)}</List>
          {leftMore > 0 ? <Text tone="soft">{t('import.more', { count: leftMore })}</Text> : null}
        </Section>
      ) : null}
    </Stack>
  );
}
