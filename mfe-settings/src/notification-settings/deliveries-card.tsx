import { useState } from 'react';
import { notificationLimits, type Delivery } from '@carecircle/contracts';
import { useFormats, useLiveQuery } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, List, ListRow, Skeleton, StatusPill, Text } from '@carecircle/ui';
import { MailIcon, SmartphoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

const tones = { sent: 'done', failed: 'danger', gone: 'neutral', quiet: 'due' } as const;
const words = { sent: 'sent', failed: 'trouble', gone: 'gone', quiet: 'quiet' } as const;
const icons = { push: SmartphoneIcon, mail: MailIcon };
const shownFirst = 5;

/** What was sent to me lately, over what, and what became of it (NOTE-5). */
export function DeliveriesCard() {
  const t = useMessages();
  const { data, error, refetch } = useLiveQuery(
    'notifications.listDeliveries',
    {},
    {
      on: {
        'delivery.settled': ({ deliveries }, { payload: { delivery } }) => ({
          deliveries: [delivery, ...deliveries.filter(({ id }) => id !== delivery.id)].slice(
            0,
            notificationLimits.deliveries,
          ),
        }),
      },
    },
  );
  return (
    <Card title={t('notify.log')}>
      {!data && error ? (
        <ErrorState title={t('notify.log.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="row" count={3} /> : null}
      {data && data.deliveries.length === 0 ? <Text tone="soft">{t('notify.log.empty')}</Text> : null}
      {data && data.deliveries.length > 0 ? <Deliveries deliveries={data.deliveries} /> : null}
    </Card>
  );
}

function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useMessages();
  const formats = useFormats();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? deliveries : deliveries.slice(0, shownFirst);
  return (
    <>
      <List label={t('notify.log')} isPlain>
        {shown.map(({ id, channel, status, title, target, at }) => {
          const Glyph = icons[channel];
          return (
            <ListRow
              key={id}
              leading={<Glyph />}
              title={title}
              meta={`${target} · ${formats.dateTime(at)}`}
              trailing={<StatusPill tone={tones[status]}>{t(`notify.log.${words[status]}`)}</StatusPill>}
            />
          );
        })}
      </List>
      {shown.length < deliveries.length ? (
        <Button variant="quiet" onPress={() => setIsAll(true)}>
          {t('notify.log.all', { count: deliveries.length })}
        </Button>
      ) : null}
    </>
  );
}
