import { Button } from '@carecircle/ui';
import { UserPlusIcon } from '@carecircle/ui/icons';
import { changeSearch } from '@carecircle/remote-kit';
import { useMessages } from '../../words';

/** Opens the dialog by its address, as other screens do. */
export function InviteMembersButton() {
  const t = useMessages();
  return (
    <Button icon={UserPlusIcon} onPress={() => changeSearch({ invite: '1' })}>
      {t('invitation.open')}
    </Button>
  );
}
