import type { Role } from '@carecircle/contracts';
import { StatusPill } from '@carecircle/ui';
import { CareIcon, CrownIcon, DoctorIcon, HeartIcon, UserIcon, type Icon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

const icons: Record<Role, Icon> = {
  admin: CrownIcon,
  caregiver: CareIcon,
  family: HeartIcon,
  friend: UserIcon,
  medical: DoctorIcon,
};

/** The role in an icon and a word; the role decides, not the person (CIRC-3). */
export function RoleBadge({ role }: { role: Role }) {
  const t = useMessages();
  return (
    <StatusPill tone={role === 'admin' ? 'info' : 'neutral'} icon={icons[role]}>
      {t(`role.${role}`)}
    </StatusPill>
  );
}
