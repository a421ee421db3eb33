import { useState } from 'react';
import { permissionFlags, type Member, type PermissionFlag, type Permissions } from '@carecircle/contracts';
import { OfflineNote, useCommand, useEdited, useFieldWords } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useOfferUndo } from '../../use-offer-undo';
import { useMessages } from '../../words';
import { useMemberWords } from './member-words';
import { PermissionSwitches } from './permission-switches';
import { RolePresets } from './role-presets';
import { withFlag } from './with-flag';

/** 'Permissions for {member}': what they may see and do, one by one or as a role presets it (CIRC-4). */
export function PermissionsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages();
  const words = useMemberWords();
  const offerUndo = useOfferUndo();
  const fieldWords = useFieldWords();
  const { opened, seen, takeNote } = useEdited(allFlags(member.permissions));
  const [draft, setDraft] = useState(opened);
  const { send, isPending, gate, refusal } = useCommand('circles.changeMemberPermissions');
  const save = async () => {
    const changes = changesOf(opened, draft);
    if (Object.keys(changes).length === 0) return onClose();
    const sent = send({ memberId: member.id, changes, seen: seen(changes) });
    const outcome = await sent;
    takeNote(outcome);
    if (outcome.status !== 'done') return;
    const before = changesOf(draft, opened);
    offerUndo(words('permissions.saved', { name: member.name }), sent, () =>
      send({ memberId: member.id, changes: before }),
    );
    onClose();
  };
  const [fault] = refusal?.fields ?? [];
  return (
    <Dialog
      title={words('permissions.title', { name: member.name })}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        onSubmit={save}
        formError={
          fault && (fault.code === 'not_held' ? words('permissions.not-held') : fieldWords(fault.code))
        }
      >
        <OfflineNote />
        <RolePresets permissions={draft} onChoose={setDraft} before={opened} />
        <PermissionSwitches
          permissions={draft}
          before={opened}
          onChange={(flag, isOn) => setDraft(withFlag(draft, flag, isOn))}
        />
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
            {words('permissions.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** Every flag, also one that is newer than the member. */
function allFlags(permissions: Permissions): Permissions {
  return Object.fromEntries(permissionFlags.map((flag) => [flag, permissions[flag] ?? false])) as Permissions;
}

function changesOf(from: Permissions, to: Permissions): Partial<Record<PermissionFlag, boolean>> {
  const changed = permissionFlags.filter((flag) => to[flag] !== from[flag]);
  return Object.fromEntries(changed.map((flag) => [flag, to[flag]]));
}
