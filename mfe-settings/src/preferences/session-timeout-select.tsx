import { defaultSessionTimeout, sessionTimeouts } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Select } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { useChangePreferences } from './use-change-preferences';

/** When a session that nobody uses ends; the same choice on both screens that have it (AUTH-5). */
export function SessionTimeoutSelect() {
  const t = useMessages();
  const { sessionTimeout = defaultSessionTimeout } = useSession().preferences;
  const { change, gate } = useChangePreferences();
  return (
    <Select
      label={t('timeout')}
      description={t('timeout.note')}
      isDisabled={gate.isShut}
      value={String(sessionTimeout)}
      onChange={(value) =>
        void change({ sessionTimeout: sessionTimeouts.find((minutes) => String(minutes) === value) })
      }
      options={sessionTimeouts.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? t('timeout.never') : t('timeout.minutes', { minutes }),
      }))}
    />
  );
}
