import { useAllowed, useRoutePath } from '@carecircle/remote-kit';
import { EmptyState, LinkButton } from '@carecircle/ui';
import { CareIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** A circle that cares for nobody yet has nobody to do this for: the way to add somebody, for who may. */
export function NoRecipient({ area }: { area: 'check-in' | 'meds' | 'care-log' | 'reports' }) {
  const t = useMessages();
  const mayAdd = useAllowed('recipient:edit');
  const path = useRoutePath('circle');
  return (
    <EmptyState
      icon={CareIcon}
      title={t(`${area}.nobody`)}
      text={t(mayAdd ? `${area}.nobody.text` : `${area}.nobody.wait`)}
      action={
        mayAdd && path ? (
          <LinkButton variant="primary" href={path}>
            {t('recipients.add')}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
