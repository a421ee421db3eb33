import { useSearchParams } from 'react-router-dom';
import { retryableLazy, useAllowed } from '@carecircle/remote-kit';
import { useWayBack } from '../first-steps/use-way-back';
import { RecipientsSection } from './recipients/recipients-section';
import { CircleCard } from './circle-card';
import { InviteCode } from './invite-code';
import { MemberList } from './member-list';
import { MemberRoles } from './member-roles';
import { OwnCircles } from './own-circles';
import { PendingInvites } from './pending-invites';
import css from './circle.module.css';

const InviteDialog = retryableLazy(() => import('./invitations/invite-dialog'));

/** /circle: who belongs to it, whom it cares for, and how others join (CIRC-1). */
export default function CirclePage() {
  const mayInvite = useAllowed('member:invite');
  const isAsked = useSearchParams()[0].get('invite') !== null;
  const goBack = useWayBack('invite');
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <div className={css.column}>
          <CircleCard />
          <PendingInvites />
          <MemberList />
        </div>
        <div className={css.column}>
          <RecipientsSection />
          {mayInvite ? <InviteCode /> : null}
          <MemberRoles />
          <OwnCircles />
        </div>
      </div>
      {isAsked && mayInvite ? <InviteDialog onClose={goBack} /> : null}
    </div>
  );
}
