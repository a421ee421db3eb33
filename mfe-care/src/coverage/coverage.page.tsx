import { useFormats } from '@carecircle/remote-kit';
import { Card, EmptyState, ErrorState, List, Section, Skeleton, Stack, Text } from '@carecircle/ui';
import { DoneIcon } from '@carecircle/ui/icons';
import { calendarItems } from '../calendar-days/calendar-items';
import { useMessages } from '../words';
import { UncoveredRow } from './uncovered-row';
import { useUncovered } from './use-uncovered';

/** /tasks/coverage: what nobody has taken in the next 14 days, to be taken from here (TASK-3, CAL-4). */
export default function CoveragePage() {
  const t = useMessages();
  const formats = useFormats();
  const { data, error, refetch } = useUncovered();
  if (error && !data) {
    return <ErrorState title={t('coverage.failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton shape="row" count={5} />;
  const items = calendarItems(data.calendarEvents, data.tasks);
  if (items.length === 0) {
    return (
      <Card padding="none" as="div">
        <EmptyState icon={DoneIcon} title={t('coverage.empty')} text={t('coverage.empty.text')} />
      </Card>
    );
  }
  const days = [...new Set(items.map(({ day }) => day))];
  return (
    <Stack gap={5}>
      <Text tone="soft">{t('coverage.text', { count: items.length + data.more })}</Text>
      {days.map((day) => {
        const title = `${formats.date(day, 'weekday')}, ${formats.date(day, 'short')}`;
        return (
          <Section key={day} title={title}>
            <List label={title}>
              {items
                .filter((item) => item.day === day)
                .map((item) => (
                  <UncoveredRow key={item.id} item={item} />
                ))}
            </List>
          </Section>
        );
      })}
    </Stack>
  );
}
