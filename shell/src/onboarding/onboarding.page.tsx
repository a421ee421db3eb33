import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Session } from '@carecircle/contracts';
import { useEvent } from '@carecircle/remote-kit';
import { Banner, Button, LiveRegion } from '@carecircle/ui';
import { PublicFrame } from '../account/public-frame';
import { openCircle } from '../chrome/open-circle';
import { useLaterMessages } from '../later/later-messages';
import { AccountCorner } from './account-corner';
import { ChoiceStep } from './choice-step';
import { ClosedCircles } from './closed-circles';
import { CreateStep } from './create-step';
import { JoinStep } from './join-step';
import { RestoreStep } from './restore-step';
import { WaitingStep } from './waiting-step';

interface OnboardingPageProps {
  session: Session;
}

/** The way to a first or another circle: choose, then create, join or restore one; a person who joined waits to be let in (AUTH-4). */
export default function OnboardingPage({ session }: OnboardingPageProps) {
  const t = useLaterMessages();
  const [params] = useSearchParams();
  const [isRejected, setIsRejected] = useState(false);
  const [admittedId, setAdmittedId] = useState<string | null>(null);
  useEvent('membership.changed', ({ payload: { circleId, status } }) => {
    setIsRejected(status === 'rejected');
    setAdmittedId(status === 'active' ? circleId : null);
  });
  const admitted = session.circles.find(({ id, status }) => id === admittedId && status === 'active');
  return (
    <PublicFrame corner={<AccountCorner session={session} />}>
      <LiveRegion>
        {isRejected ? <Banner tone="due">{t('onboarding.rejected')}</Banner> : null}
        {admitted ? (
          <Banner
            tone="done"
            action={
              <Button variant="primary" onPress={() => void openCircle(admitted.id)}>
                {t('onboarding.open', { name: admitted.name })}
              </Button>
            }
          >
            {t('onboarding.admitted', { name: admitted.name })}
          </Banner>
        ) : null}
      </LiveRegion>
      <ClosedCircles circles={session.circles} />
      {stepOf(session, params.get('step'))}
    </PublicFrame>
  );
}

function stepOf({ person, circles, circle }: Session, step: string | null): ReactNode {
  if (step === 'create') return <CreateStep />;
  if (step === 'join') return <JoinStep />;
  if (step === 'restore') return <RestoreStep />;
  const waiting = circles.filter(({ status }) => status === 'pending');
  const isAsked = step === 'wait' || (circle === null && step !== 'choose');
  if (waiting.length > 0 && isAsked) return <WaitingStep circle={circle} waiting={waiting} />;
  return <ChoiceStep name={person.name} />;
}
