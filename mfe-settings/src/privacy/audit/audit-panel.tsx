import { useMemo, useState } from 'react';
import { nowMs, useAllowed, useFormats, useSession } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, Section, Skeleton, Stack, Text } from '@carecircle/ui';
import { DatePicker, Select } from '@carecircle/ui/fields';
import { HistoryIcon } from '@carecircle/ui/icons';
import { AuditDay } from './audit-day';
import { auditRange, auditSpans, type AuditSpan } from './audit-range';
import { byDay } from './by-day';
import { useAudit } from './use-audit';
import { useMessages } from '../../words';
import css from './audit.module.css';

/** Who signed in, saw or changed what: the last 24 hours first, then any range (PRIV-2). */
export function AuditPanel() {
  const t = useMessages();
  const formats = useFormats();
  const { timeZone } = useSession().circle;
  const isAdmin = useAllowed('circle:change-privacy');
  const [span, setSpan] = useState<AuditSpan>('day');
  const [chosen, setChosen] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  const range = useMemo(() => auditRange(span, { ...chosen, timeZone }, nowMs()), [span, chosen, timeZone]);
  const { pages, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = useAudit(range);
  const entries = pages.flatMap((page) => page.entries);
  return (
    <Stack gap={5}>
      <Text size="small" tone="soft">
        {t(isAdmin ? 'privacy.audit.note-admin' : 'privacy.audit.note')}
      </Text>
      <div className={css.range}>
        <Select
          label={t('privacy.audit.range')}
          value={span}
          onChange={setSpan}
          options={auditSpans.map((value) => ({ value, label: t(`privacy.audit.range.${value}`) }))}
        />
        {span === 'chosen' ? (
          <>
            <DatePicker
              label={t('privacy.audit.from')}
              value={chosen.from}
              onChange={(from) => setChosen({ ...chosen, from })}
            />
            <DatePicker
              label={t('privacy.audit.to')}
              value={chosen.to}
              onChange={(to) => setChosen({ ...chosen, to })}
            />
          </>
        ) : null}
      </div>
      <Section title={t(`privacy.audit.range.${span}`)}>
        {isPending ? error ? null : <Skeleton shape="row" count={6} /> : null}
        {error && entries.length === 0 ? (
          <ErrorState title={t('privacy.audit.failed')} text={t('failed.text')} onRetry={refetch} />
        ) : null}
        {!isPending && !error && entries.length === 0 ? (
          <EmptyState icon={HistoryIcon} text={t('privacy.audit.empty')} />
        ) : null}
        <Stack gap={4}>
          {byDay(entries, formats.dayOf).map((day) => (
            <AuditDay key={day.day} {...day} />
          ))}
          {hasMore ? (
            <Button onPress={fetchMore} isPending={isFetchingMore}>
              {t('privacy.audit.more')}
            </Button>
          ) : null}
        </Stack>
      </Section>
    </Stack>
  );
}
