import { useParams, useSearchParams } from 'react-router-dom';
import { useMember, useRoutePath } from '@carecircle/remote-kit';
import { EmptyState, LinkButton, Skeleton } from '@carecircle/ui';
import { UsersIcon } from '@carecircle/ui/icons';
import { useMemberWords, WithMemberWords } from './member-words';
import { useWayBack } from '../../first-steps/use-way-back';
import { MemberCards } from './member-cards';
import { MemberHeader } from './member-header';
import { PermissionsDialog } from './permissions-dialog';
import { useMemberRights } from './use-member-rights';
import css from './member.module.css';

/** /circle/member/:memberId: one member, by their own profile and role (CIRC-3). */
export default function MemberPage() {
  return (
    <WithMemberWords fallback={<Skeleton shape="card" count={3} />}>
      <MemberOfAddress />
    </WithMemberWords>
  );
}

function MemberOfAddress() {
  const { memberId } = useParams();
  const member = useMember(memberId);
  const rights = useMemberRights(member);
  const isAsked = useSearchParams()[0].get('permissions') !== null;
  const goBack = useWayBack('permissions');
  if (member?.status !== 'active') return <NotFound />;
  return (
    <div className={css.page}>
      <MemberHeader member={member} rights={rights} />
      <MemberCards member={member} rights={rights} />
      {isAsked && rights.mayChangePermissions ? (
        <PermissionsDialog key={member.id} member={member} onClose={goBack} />
      ) : null}
    </div>
  );
}

function NotFound() {
  const words = useMemberWords();
  const path = useRoutePath('circle');
  return (
    <EmptyState
      icon={UsersIcon}
      title={words('member.not-found')}
      text={words('member.not-found.text')}
      action={
        path ? (
          <LinkButton href={path} variant="primary">
            {words('member.return')}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
