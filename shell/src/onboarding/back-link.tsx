import { LinkButton } from '@carecircle/ui';
import { ArrowLeftIcon } from '@carecircle/ui/icons';
import { useLaterMessages } from '../later/later-messages';
import { stepPath } from './step-path';
import css from './onboarding.module.css';

/** Back to the choice between creating and joining. */
export function BackLink() {
  const t = useLaterMessages();
  return (
    <div className={css.back}>
      <LinkButton href={stepPath('choose')} variant="quiet" size="small" icon={ArrowLeftIcon}>
        {t('onboarding.back')}
      </LinkButton>
    </div>
  );
}
