import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { Tabs } from '@carecircle/ui/panels';
import { useMarkEmergencyPage } from '../alerts/page-presence';
import { OwnCountdown } from '../countdown/own-countdown';
import { useMessages } from '../words';
import { EmergencyPanel } from './emergency-panel';
import { ContactsPanel } from './contacts/contacts-panel';
import { HistoryPanel } from './history/history-panel';

const tabIds = ['emergency', 'contacts', 'history'] as const;

/** Emergency Response: raise an alert, who is told, what was (EMER-1 to EMER-4). */
export default function EmergencyPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  useMarkEmergencyPage();
  return (
    <>
      <OwnCountdown />
      <Tabs
        label={t('emergency.title')}
        selectedId={tabIds.find((id) => id === search.get('tab')) ?? 'emergency'}
        onSelect={(tab) => changeSearch({ tab: tab === 'emergency' ? null : tab })}
        items={[
          { id: 'emergency', label: t('tabs.emergency'), content: <EmergencyPanel /> },
          { id: 'contacts', label: t('tabs.contacts'), content: <ContactsPanel /> },
          { id: 'history', label: t('tabs.history'), content: <HistoryPanel /> },
        ]}
      />
    </>
  );
}
