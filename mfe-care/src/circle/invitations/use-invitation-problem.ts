import { useRefusalWords, type Refusal } from '@carecircle/remote-kit';
import { useMessages } from '../../words';

/** What is wrong with an invitation, in words. */
export function useInvitationProblem() {
  const t = useMessages();
  const refusalWords = useRefusalWords();
  const atField = (path: string, code: string) => {
    if (code === 'invited') return t('invitation.twice');
    if (code === 'member') return t('invitation.known');
    if (path === 'email') return t('invitation.needs-email');
    if (path === 'phone') return t('invitation.needs-phone');
    return code === 'too_big' ? t('form.too-long') : undefined;
  };
  const ofForm = ({ code, details }: Refusal) => {
    if (code === 'PLAN_FULL') return refusalWords(code, details);
    if (code === 'FULL') return t('invitation.full');
    if (code === 'OVER_LIMIT') return t('invitation.enough');
    if (code === 'NOT_IN_DEMO') return t('invitation.demo');
    return t('invitation.failed');
  };
  return { atField, ofForm };
}
