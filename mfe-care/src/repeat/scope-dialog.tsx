import { useState } from 'react';
import { Button } from '@carecircle/ui';
import { RadioCards } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';

/** Which of something that repeats is meant. */
export type Scope = 'this' | 'following' | 'all';

interface Props {
  title: string;
  /** What pressing does, such as 'Delete'. */
  confirmLabel: string;
  isDanger?: boolean;
  isPending?: boolean;
  scopes?: readonly Scope[];
  onConfirm: (scope: Scope) => void;
  onClose: () => void;
}

const allScopes: readonly Scope[] = ['this', 'following', 'all'];

/** Another rule is never that of one time alone. */
export function scopesOf(isOtherRule: boolean): readonly Scope[] {
  return isOtherRule ? ['following', 'all'] : allScopes;
}

/** Asks whether this one, the following ones too, or all are meant (CAL-4, TASK-3). */
export function ScopeDialog({
  title,
  confirmLabel,
  isDanger = false,
  isPending = false,
  scopes = allScopes,
  onConfirm,
  onClose,
}: Props) {
  const t = useMessages();
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'this');
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadioCards
        label={t('scope.label')}
        value={scope}
        onChange={setScope}
        options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          isPending={isPending}
          onPress={() => onConfirm(scope)}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
