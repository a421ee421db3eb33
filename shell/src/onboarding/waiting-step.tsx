import { LinkButton } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { stepPath } from './step-path';
import css from './onboarding.module.css';

/**
 * Asked to join, not yet let in. Being admitted opens the circle by itself: the session's keeper follows the membership.
 */
export function WaitingStep() {
  const t = useLaterMessages();
  return (
    <div className={css.waiting}>
      <span className={css.clock}>
        <ClockIcon />
      </span>
      <PageTitle step="wait">{t('onboarding.waitTitle')}</PageTitle>
      <p className={css.strong}>{t('onboarding.waitText')}</p>
      <p className={css.lead}>{t('onboarding.waitLive')}</p>
      <div className={css.ways}>
        <LinkButton href={stepPath('join')} variant="quiet">
          {t('onboarding.another')}
        </LinkButton>
        <LinkButton href={stepPath('create')} variant="quiet">
          {t('onboarding.createInstead')}
        </LinkButton>
      </div>
    </div>
  );
}
