import type { Account } from '@carecircle/contracts';
import { Card, Stack, Text } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { useEditAccount } from './use-edit-account';

const switches = ['sharesPhone', 'sharesAddress', 'sharesDateOfBirth', 'sharesEmergencyContact'] as const;

/** What the members of one's circles see of one's profile, each field by itself (CIRC-3). Takes effect at once. */
export function SharingCard({ account }: { account: Account }) {
  const t = useMessages();
  const { send, gate } = useEditAccount();
  return (
    <Card title={t('account.sharing')}>
      <Stack gap={2}>
        <Text size="small" tone="soft">
          {t('account.sharing.note')}
        </Text>
        <div>
          {switches.map((name) => (
            <Switch
              key={name}
              label={t(`account.${name}`)}
              isSelected={account[name]}
              isDisabled={gate.isShut}
              onChange={(isOn) => void send({ changes: { [name]: isOn }, seen: { [name]: account[name] } })}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
