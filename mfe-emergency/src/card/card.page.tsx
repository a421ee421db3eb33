import { useSearchParams } from 'react-router-dom';
import type { Recipient } from '@carecircle/contracts';
import { changeSearch, useFormats, useSession } from '@carecircle/remote-kit';
import { Banner, Button, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@carecircle/ui';
import { Tabs } from '@carecircle/ui/panels';
import { HealthIcon, PrintIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCard } from '../card-access/use-card';
import { CardLinkPanel } from './card-link-panel';
import { CardSheet } from './card-sheet';
import css from './card.module.css';

/** Emergency cards of the people cared for: to read, to print, and to open by anyone with the code (EMER-7). */
export default function CardPage() {
  const t = useMessages();
  const { recipients } = useSession();
  const [search] = useSearchParams();
  const [first] = recipients;
  if (!first) return <EmptyState icon={HealthIcon} title={t('card.none.title')} text={t('card.none')} />;
  const chosen = recipients.find(({ id }) => id === search.get('for')) ?? first;
  if (recipients.length === 1) return <CardOf key={chosen.id} recipient={chosen} />;
  return (
    <Tabs
      label={t('card.whose')}
      selectedId={chosen.id}
      onSelect={(id) => changeSearch({ for: id })}
      items={recipients.map((recipient) => ({
        id: recipient.id,
        label: recipient.name,
        content: <CardOf recipient={recipient} />,
      }))}
    />
  );
}

function CardOf({ recipient }: { recipient: Recipient }) {
  const t = useMessages();
  const formats = useFormats();
  const { data: card, error, refetch, isFetching } = useCard(recipient.id);
  if (!card) {
    if (!error) return <Skeleton shape="card" />;
    return <ErrorState title={t('card.failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  return (
    <div className={css.columns}>
      <Stack gap={4}>
        {error ? (
          <div className={css.unprinted}>
            <Banner tone="due" title={t('card.kept')}>
              {t('card.kept.text', { time: formats.dateTime(card.content.asOf) })}
            </Banner>
          </div>
        ) : null}
        <CardSheet card={card} />
        <div className={css.unprinted}>
          <Inline>
            <Button variant="primary" icon={PrintIcon} onPress={() => window.print()}>
              {t('card.print')}
            </Button>
          </Inline>
        </div>
      </Stack>
      <div className={css.unprinted}>
        <CardLinkPanel card={card} />
      </div>
    </div>
  );
}
