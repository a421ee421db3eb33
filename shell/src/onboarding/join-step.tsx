import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldCodes, type RefusalCode } from '@carecircle/contracts';
import { InvitationCode, InviteCode } from '@carecircle/contracts/schemas';
import { navigateTo, OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { PageTitle } from '../chrome/page-title';
import { enterApp } from '../session/enter-app';
import { refreshSession } from '../session/refresh-session';
import { useLaterMessages } from '../later/later-messages';
import { BackLink } from './back-link';
import { joinProblem, type JoinProblem } from './join-problem';
import { stepPath } from './step-path';
import css from './onboarding.module.css';

/** Give the circle's invite code, after which an admin decides, or one of a personal invitation (AUTH-4). */
export function JoinStep() {
  const t = useLaterMessages();
  const [params] = useSearchParams();
  const [inviteCode, setInviteCode] = useState(params.get('code') ?? '');
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const onRefused = ({ code }: { code: RefusalCode }) => setProblem(joinProblem(code));
  const join = useCommand('circles.joinCircle', { onDone: () => void waitToBeLetIn(), onRefused });
  const accept = useCommand('invitations.acceptInvitation', {
    onDone: () => enterApp('/dashboard'),
    onRefused,
  });

  const submit = () => {
    const code = inviteCode.trim().toUpperCase();
    setProblem(null);
    if (isCode(InvitationCode, code)) void accept.send({ secret: code });
    else if (isCode(InviteCode, code)) void join.send({ inviteCode: code });
    else setProblem(joinProblem('INVALID_INPUT'));
  };
  const errors = useMemo(
    () => (problem?.isAtField ? { inviteCode: t(problem.word) } : undefined),
    [problem, t],
  );
  return (
    <>
      <div className={css.intro}>
        <BackLink />
        <PageTitle step="join">{t('onboarding.joinTitle')}</PageTitle>
        <p className={css.lead}>{t('onboarding.joinText')}</p>
      </div>
      <Form
        onSubmit={submit}
        errors={errors}
        formError={problem && !problem.isAtField ? t(problem.word) : undefined}
      >
        <OfflineNote />
        <TextField
          label={t('onboarding.code')}
          description={t('onboarding.codeHint')}
          name="inviteCode"
          errorMessage={errors?.inviteCode}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          value={inviteCode}
          onChange={setInviteCode}
        />
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          {...join.gate.button}
          isDisabled={join.gate.isShut || inviteCode.trim() === ''}
          isPending={join.isPending || accept.isPending}
        >
          {t('onboarding.join')}
        </Button>
      </Form>
    </>
  );
}

/** The circle's own code asks to be let in, a personal one admits at once (CIRC-2). */
function isCode(shape: typeof InviteCode, code: string): boolean {
  return Object.keys(fieldCodes(shape, code)).length === 0;
}

async function waitToBeLetIn(): Promise<void> {
  await refreshSession();
  navigateTo(stepPath('wait'));
}
