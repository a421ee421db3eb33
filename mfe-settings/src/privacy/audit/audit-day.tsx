import { useFormats } from '@carecircle/remote-kit';
import { Heading, List, Stack } from '@carecircle/ui';
import { AuditRow } from './audit-row';
import type { EntriesOfDay } from './by-day';

/** The entries of one day under its date. */
export function AuditDay({ day, entries }: EntriesOfDay) {
  const formats = useFormats();
  const title = formats.date(day, 'long');
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      <List label={title}>
        {entries.map((entry) => (
          <AuditRow key={entry.sequence} entry={entry} />
        ))}
      </List>
    </Stack>
  );
}
