import { useState, type ReactNode } from 'react';
import type { Session } from '@carecircle/contracts';
import { useEvent, useSearchParams } from '@carecircle/remote-kit';
import { Banner, LiveRegion } from '@carecircle/ui';
import { PublicFrame } from '../account/public-frame';
import { useLaterMessages } from '../later/later-messages';
import { AccountCorner } from './account-corner';
import { ChoiceStep } from './choice-step';
import { CreateStep } from './create-step';
import { JoinStep } from './join-step';
import { WaitingStep } from './waiting-step';

interface OnboardingPageProps {
  session: Session;
}

/** The way to a first or another circle: choose, then create or join; whoever joined waits to be let in (AUTH-4). */
export default function OnboardingPage({ session }: OnboardingPageProps) {
  const t = useLaterMessages();
  const [params] = useSearchParams();
  const [isRejected, setIsRejected] = useState(false);
  useEvent('membership.changed', ({ payload }) => setIsRejected(payload.status === 'rejected'));
  return (
    <PublicFrame corner={<AccountCorner session={session} />}>
      <LiveRegion>{isRejected ? <Banner tone="due">{t('onboarding.rejected')}</Banner> : null}</LiveRegion>
      {stepOf(session, params.get('step'))}
    </PublicFrame>
  );
}

function stepOf({ person, circles, circle }: Session, step: string | null): ReactNode {
  if (step === 'create') return <CreateStep />;
  if (step === 'join') return <JoinStep />;
  const waits = circle === null && circles.some(({ status }) => status === 'pending');
  if (waits && step !== 'choose') return <WaitingStep />;
  return <ChoiceStep name={person.name} />;
}
