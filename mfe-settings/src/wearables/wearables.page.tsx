import { useSearchParams } from 'react-router-dom';
import { changeSearch, OfflineNote, useAllowed } from '@carecircle/remote-kit';
import { Banner, Skeleton } from '@carecircle/ui';
import { Tabs } from '@carecircle/ui/panels';
import { DataPanel } from './data/data-panel';
import { DevicesPanel } from './devices/devices-panel';
import { SettingsPanel } from './settings/settings-panel';
import { useWearableWords, WithWearableWords } from './wearables-words';
import css from './wearables.module.css';

const tabs = ['devices', 'data', 'settings'] as const;

/** /wearables: devices, what they measured, and what follows from it (WEAR-1 to WEAR-3). */
export default function WearablesPage() {
  return (
    <WithWearableWords fallback={<Skeleton shape="card" count={3} />}>
      <Wearables />
    </WithWearableWords>
  );
}

function Wearables() {
  const t = useWearableWords();
  const [params] = useSearchParams();
  const mayEdit = useAllowed('health:edit');
  const contents = {
    devices: <DevicesPanel />,
    data: <DataPanel />,
    settings: <SettingsPanel />,
  };
  return (
    <div className={css.page}>
      {mayEdit ? <OfflineNote /> : null}
      <AccountAnswer />
      <Tabs
        label={t('tabs')}
        selectedId={tabs.find((id) => id === params.get('tab')) ?? 'devices'}
        onSelect={(tab) => changeSearch({ tab: tab === 'devices' ? null : tab })}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`), content: contents[id] }))}
      />
    </div>
  );
}

/** How a sign-in went that has just come back. */
function AccountAnswer() {
  const t = useWearableWords();
  const [params] = useSearchParams();
  const answer = params.get('account');
  if (answer !== 'connected' && answer !== 'failed') return null;
  return (
    <Banner tone={answer === 'connected' ? 'done' : 'due'} title={t(`account.${answer}`)}>
      {t(`account.${answer}.text`)}
    </Banner>
  );
}
