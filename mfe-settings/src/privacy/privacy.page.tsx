import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { Tabs } from '@carecircle/ui/panels';
import { AuditPanel } from './audit/audit-panel';
import { ConsentPanel } from './consent-panel';
import { SecurityPanel } from './security-panel';
import { SettingsPanel } from './settings-panel';
import { useMessages } from '../words';

const tabIds = ['settings', 'audit', 'consent', 'security'] as const;
type TabId = (typeof tabIds)[number];

/** Privacy & Security: what is shared, who saw it, what was agreed to, and what protects it (PRIV-1 to PRIV-4). */
export default function PrivacyPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const [show, panels] = [
    (tab: TabId) => changeSearch({ tab: tab === 'settings' ? null : tab }),
    {
      settings: <SettingsPanel />,
      audit: <AuditPanel />,
      consent: <ConsentPanel />,
      security: <SecurityPanel />,
    },
  ];
  return (
    <Tabs<TabId>
      label={t('privacy.title')}
      selectedId={tabIds.find((id) => id === search.get('tab')) ?? 'settings'}
      onSelect={show}
      items={tabIds.map((id) => ({ id, label: t(`privacy.tab.${id}`), content: panels[id] }))}
    />
  );
}
