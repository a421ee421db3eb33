import { roles, type Permissions } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { useSession } from '@carecircle/remote-kit';
import { Button, Inline, Stack, Text } from '@carecircle/ui';
import { CheckIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useMemberWords } from './member-words';
import { givable } from './givable';

interface RolePresetsProps {
  permissions: Permissions;
  before: Permissions;
  onChoose: (permissions: Permissions) => void;
}

/** Sets all switches as a role presets them. An admin has every flag, so that is a role to give and no preset. */
export function RolePresets({ permissions, before, onChoose }: RolePresetsProps) {
  const t = useMessages();
  const words = useMemberWords();
  const { member: own } = useSession();
  const presets = roles.filter((role) => role !== 'admin');
  return (
    <Stack gap={2}>
      <Text size="small" tone="soft">
        {words('permissions.presets')}
      </Text>
      <Inline gap={2}>
        {presets.map((role) => {
          const preset = givable(presetFor(role), { before, own: own.permissions });
          const isChosen =
            JSON.stringify(preset) === JSON.stringify(givable(permissions, { before, own: own.permissions }));
          return (
            <Button
              key={role}
              size="small"
              icon={isChosen ? CheckIcon : undefined}
              aria-pressed={isChosen}
              onPress={() => onChoose(preset)}
            >
              {t(`role.${role}`)}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}
