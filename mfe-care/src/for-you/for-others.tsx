import { useRoutePath } from '@carecircle/remote-kit';
import { EmptyState, LinkButton } from '@carecircle/ui';
import { CareIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useForYouWords } from './for-you-words';

/** Whom the screen is for, said to everybody else. */
export function ForOthers() {
  const t = useForYouWords();
  const area = useMessages();
  const circle = useRoutePath('circle');
  return (
    <EmptyState
      icon={CareIcon}
      title={t('others')}
      text={t('others.text')}
      action={circle ? <LinkButton href={circle}>{area('circle.title')}</LinkButton> : undefined}
    />
  );
}
