import { useParams, useSearchParams } from 'react-router-dom';
import { useMember, useRoutePath } from '@carecircle/remote-kit';
import { EmptyState, LinkButton } from '@carecircle/ui';
import { UsersIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useWayBack } from '../../first-steps/use-way-back';
import { MemberCards } from './member-cards';
import { MemberHeader } from './member-header';
import { PermissionsDialog } from './permissions-dialog';
import { useMemberRights } from './use-member-rights';
import css from './member.module.css';

/** /circle/member/:memberId: one member, by their own profile and role (CIRC-3). */
export default function MemberPage() {
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
  const t = useMessages();
  const path = useRoutePath('circle');
  return (
    <EmptyState
      icon={UsersIcon}
      title={t('member.not-found')}
      text={t('member.not-found.text')}
      action={
        path ? (
          <LinkButton href={path} variant="primary">
            {t('member.return')}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
