import type { Session } from '@carecircle/contracts';
import { EmptyState, LinkButton } from '@carecircle/ui';
import { CircleIcon } from '@carecircle/ui/icons';
import { PublicFrame } from '../account/public-frame';
import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { AccountCorner } from './account-corner';
import { ClosedCircles } from './closed-circles';
import { stepPath } from './step-path';

interface NoCirclePageProps {
  session: Session;
}

/** What `/circle` shows to a person without one. */
export default function NoCirclePage({ session }: NoCirclePageProps) {
  const t = useLaterMessages();
  return (
    <PublicFrame corner={<AccountCorner session={session} />}>
      <ClosedCircles circles={session.circles} />
      <PageTitle>{t('noCircle.title')}</PageTitle>
      <EmptyState
        icon={CircleIcon}
        text={t('noCircle.text')}
        action={
          <LinkButton href={stepPath('create')} variant="primary">
            {t('noCircle.create')}
          </LinkButton>
        }
      />
    </PublicFrame>
  );
}
