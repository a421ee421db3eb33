import type { PermissionFlag, Permissions } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Switch } from '@carecircle/ui/fields';
import { useMemberWords } from './member-words';
import { isGivable } from './givable';
import { permissionGroups } from './permission-groups';
import css from './permission-switches.module.css';

interface PermissionSwitchesProps {
  permissions: Permissions;
  before: Permissions;
  onChange: (flag: PermissionFlag, isOn: boolean) => void;
}

/** One switch a flag, in groups of what belongs together. */
export function PermissionSwitches({ permissions, before, onChange }: PermissionSwitchesProps) {
  const words = useMemberWords();
  const { member: own } = useSession();
  return (
    <div className={css.page}>
      <div className={css.groups}>
        {permissionGroups.map(({ id, flags }) => (
          <fieldset key={id} className={css.group}>
            <legend className={css.legend}>{words(`permissions.group.${id}`)}</legend>
            {flags.map((flag) => {
              const isOpen = isGivable(flag, { before, own: own.permissions });
              return (
                <Switch
                  key={flag}
                  name={flag}
                  label={words(`permission.${flag}`)}
                  description={isOpen ? undefined : words('permissions.not-held')}
                  isDisabled={!isOpen}
                  isSelected={permissions[flag]}
                  onChange={(isOn) => onChange(flag, isOn)}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
