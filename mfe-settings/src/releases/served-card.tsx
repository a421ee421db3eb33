import { useState } from 'react';
import { useFormats } from '@carecircle/remote-kit';
import { Button, Card, Facts, Stack } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './releases.module.css';
import { SteerDialog } from './steer-dialog';
import type { Area } from './use-release-words';

/** What everybody has, and what stands in where it fails. */
export function ServedCard({ area, onChanged }: { area: Area; onChanged: () => void }) {
  const t = useMessages();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { version, previous, changedAt, candidate } = area;
  const facts = [
    { label: t('releases.version'), value: version ?? t('releases.notServed') },
    ...(changedAt ? [{ label: t('releases.since'), value: formats.dateTime(changedAt) }] : []),
    { label: t('releases.standIn'), value: previous ?? t('releases.noStandIn') },
  ];
  return (
    <Card title={t('releases.everybody')}>
      <Stack gap={4}>
        <Facts items={facts} />
        {previous && !candidate ? (
          <div className={css.actions}>
            <Button variant="danger" onPress={() => setAsking(true)}>
              {t('releases.rollBackTo', { version: previous })}
            </Button>
          </div>
        ) : null}
      </Stack>
      {isAsking ? (
        <SteerDialog
          area={area}
          step={{ kind: 'rollBack' }}
          onClose={() => setAsking(false)}
          onChanged={onChanged}
        />
      ) : null}
    </Card>
  );
}
