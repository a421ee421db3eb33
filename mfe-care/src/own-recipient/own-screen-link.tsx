import { useRoutePath } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { HealthIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** From the dashboard to the own screen of somebody cared for (REC-1). */
export function OwnScreenLink() {
  const t = useMessages();
  const path = useRoutePath('for-you');
  if (path === null) return null;
  return (
    <LinkButton href={path} variant="primary" size="large" icon={HealthIcon} isFullWidth>
      {t('for-you.link')}
    </LinkButton>
  );
}
