import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Recipient } from '@carecircle/contracts';
import { changeSearch, OfflineNote, useAllowed, useSession } from '@carecircle/remote-kit';
import { Skeleton } from '@carecircle/ui';
import { FilterTabs, Tabs } from '@carecircle/ui/panels';
import { NoRecipient } from '../no-recipient/no-recipient';
import { useCareLogWords, WithCareLogWords } from './care-log-words';
import { HoursPanel } from './hours/hours-panel';
import { JournalPanel } from './journal/journal-panel';
import { NowPanel } from './now-panel';
import css from './care-log.module.css';

const tabIds = ['now', 'hours', 'journal'] as const;
type TabId = (typeof tabIds)[number];

/** /care-log: who is there for somebody, what the next one has to know, hours of care and the journal (CARE-1). */
export default function CareLogPage() {
  const { recipients } = useSession();
  const [first] = recipients;
  if (!first) return <NoRecipient area="care-log" />;
  return (
    <WithCareLogWords fallback={<Skeleton shape="row" count={4} />}>
      <CareLog first={first} />
    </WithCareLogWords>
  );
}

/** Whoever may not see the log reads the journal, which has something for everyone. */
function CareLog({ first }: { first: Recipient }) {
  const t = useCareLogWords();
  const { recipients } = useSession();
  const maySeeAll = useAllowed('care-log:view');
  const mayWrite = useAllowed('care-log:edit');
  const [params] = useSearchParams();
  const recipient = recipients.find(({ id }) => id === params.get('for')) ?? first;
  const panels: Record<TabId, ReactNode> = {
    now: <NowPanel key={recipient.id} recipient={recipient} />,
    hours: <HoursPanel key={recipient.id} recipient={recipient} />,
    journal: <JournalPanel key={recipient.id} recipient={recipient} />,
  };
  return (
    <div className={css.page}>
      {mayWrite ? <OfflineNote>{t('offline')}</OfflineNote> : null}
      {recipients.length > 1 ? (
        <FilterTabs
          label={t('for-whom')}
          value={recipient.id}
          onChange={(id) => changeSearch({ for: id === first.id ? null : id })}
          options={recipients.map(({ id, name }) => ({ id, label: name }))}
        />
      ) : null}
      {maySeeAll ? (
        <Tabs<TabId>
          label={t('tabs')}
          selectedId={tabIds.find((id) => id === params.get('tab')) ?? 'now'}
          onSelect={(tab) => changeSearch({ tab: tab === 'now' ? null : tab })}
          items={tabIds.map((id) => ({ id, label: t(`tab.${id}`), content: panels[id] }))}
        />
      ) : (
        panels.journal
      )}
    </div>
  );
}
