import { patch, useAllowed, useCommand } from '@carecircle/remote-kit';
import { Card } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';

/** Whether members who are no admins may take the circle's records along; for admins to say (PRIV-3). */
export function ExportRightsCard({ allowDataExport }: { allowDataExport: boolean }) {
  const t = useMessages();
  const mayChange = useAllowed('circle:change-privacy');
  const change = useCommand('privacy.changeDataExport', {
    optimistic: ({ allowDataExport: isOn }) => [
      patch('privacy.getPrivacy', (settings) => ({ ...settings, allowDataExport: isOn })),
    ],
  });
  if (!mayChange) return null;
  return (
    <Card title={t('privacy.export-rights')}>
      <Switch
        label={t('privacy.allowDataExport')}
        description={t('privacy.allowDataExport.note')}
        isSelected={allowDataExport}
        isDisabled={change.gate.isShut}
        onChange={(isOn) => void change.send({ allowDataExport: isOn })}
      />
    </Card>
  );
}
