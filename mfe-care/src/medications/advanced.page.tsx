import { useSearchParams } from 'react-router-dom';
import { changeSearch, useAllowed, useSession } from '@carecircle/remote-kit';
import { ErrorState, Skeleton } from '@carecircle/ui';
import { Tabs } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { useMedications } from '../doses/use-medications';
import { AddedMedicationWarning } from './interactions/added-medication-warning';
import { AnalyticsPanel } from './analytics/analytics-panel';
import { InteractionsPanel } from './interactions/interactions-panel';
import { MedicationsPanel } from './medications-panel';
import { NoMedications } from './no-medications';
import { SchedulePanel } from './day/schedule-panel';
import { SummaryTiles } from './summary-tiles';
import { MedicationDialog } from './form/medication-dialog';
import css from './medications.module.css';

const tabIds = ['medications', 'schedule', 'analytics', 'interactions'] as const;
type TabId = (typeof tabIds)[number];

/** /medications/advanced: everything about medications, their doses and how well it goes (MED-2, MED-4). */
export default function AdvancedMedicationsPage() {
  const t = useMessages();
  const mayEdit = useAllowed('medication:edit');
  const { recipients } = useSession();
  const [params] = useSearchParams();
  const { data: list, error, refetch } = useMedications();
  const add = () => changeSearch({ add: '1' });
  if (!list && error) {
    return <ErrorState title={t('meds.failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  const items =
    list &&
    ([
      { id: 'medications', content: <MedicationsPanel list={list} onAdd={mayEdit ? add : undefined} /> },
      { id: 'schedule', content: <SchedulePanel medications={list.medications} /> },
      { id: 'analytics', content: <AnalyticsPanel medications={list.medications} /> },
      { id: 'interactions', content: <InteractionsPanel /> },
    ] as const);
  return (
    <div className={css.page}>
      <AddedMedicationWarning />
      {list ? <SummaryTiles list={list} /> : <WaitingTiles />}
      {!items ? <Skeleton shape="row" count={4} /> : null}
      {list?.medications.length === 0 ? <NoMedications onAdd={add} /> : null}
      {items && list.medications.length > 0 ? (
        <Tabs<TabId>
          label={t('meds.tabs')}
          selectedId={tabIds.find((id) => id === params.get('tab')) ?? 'medications'}
          onSelect={(tab) => changeSearch({ tab: tab === 'medications' ? null : tab })}
          items={items.map((item) => ({ ...item, label: t(`meds.tab.${item.id}`) }))}
        />
      ) : null}
      {params.get('add') === null || recipients.length === 0 ? null : (
        <MedicationDialog hasAllFields onClose={() => changeSearch({ add: null })} />
      )}
    </div>
  );
}

function WaitingTiles() {
  return (
    <div className={css.tiles}>
      <Skeleton shape="tile" count={3} />
    </div>
  );
}
