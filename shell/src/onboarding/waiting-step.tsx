import type { Circle, OwnCircle } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { ArrowLeftIcon, ClockIcon } from '@carecircle/ui/icons';
import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { stepPath } from './step-path';
import css from './onboarding.module.css';

interface WaitingStepProps {
  /** The circle that the person looks at, where they have one already. */
  circle: Circle | null;
  waiting: readonly OwnCircle[];
}

/**
 * Asked to join, not yet let in. Being admitted to a first circle opens it by itself: the session's keeper follows the
 * membership; another one stands in the circle switcher.
 */
export function WaitingStep({ circle, waiting }: WaitingStepProps) {
  const t = useLaterMessages();
  const { list } = useFormats();
  const names = list(waiting.map(({ name }) => name));
  return (
    <div className={css.waiting}>
      <span className={css.clock}>
        <ClockIcon />
      </span>
      <PageTitle step="wait">{t('onboarding.waitTitle')}</PageTitle>
      <p className={css.strong}>{t('onboarding.waitText', { names })}</p>
      <p className={css.lead}>{t(circle ? 'onboarding.waitSwitch' : 'onboarding.waitLive')}</p>
      <div className={css.ways}>
        {circle ? (
          <LinkButton href="/dashboard" variant="primary" icon={ArrowLeftIcon}>
            {t('onboarding.waitBack', { name: circle.name })}
          </LinkButton>
        ) : null}
        <LinkButton href={stepPath('join')} variant="quiet">
          {t('onboarding.another')}
        </LinkButton>
        {circle ? null : (
          <LinkButton href={stepPath('create')} variant="quiet">
            {t('onboarding.createInstead')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
