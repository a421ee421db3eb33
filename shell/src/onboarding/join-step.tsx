import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldCodes } from '@carecircle/contracts';
import { InviteCode } from '@carecircle/contracts/schemas';
import { navigateTo, OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { PageTitle } from '../chrome/page-title';
import { refreshSession } from '../session/refresh-session';
import { useLaterMessages } from '../later/later-messages';
import { BackLink } from './back-link';
import { joinProblem, type JoinProblem } from './join-problem';
import { stepPath } from './step-path';
import css from './onboarding.module.css';

/** Give an invite code; after this an admin decides (AUTH-4). */
export function JoinStep() {
  const t = useLaterMessages();
  const [params] = useSearchParams();
  const [inviteCode, setInviteCode] = useState(params.get('code') ?? '');
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const join = useCommand('circles.joinCircle', {
    onDone: () => void waitToBeLetIn(),
    onRefused: ({ code }) => setProblem(joinProblem(code)),
  });

  const submit = () => {
    const isWrong = Object.keys(fieldCodes(InviteCode, inviteCode)).length > 0;
    setProblem(isWrong ? joinProblem('INVALID_INPUT') : null);
    if (!isWrong) void join.send({ inviteCode: inviteCode.trim().toUpperCase() });
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
          isPending={join.isPending}
        >
          {t('onboarding.join')}
        </Button>
      </Form>
    </>
  );
}

async function waitToBeLetIn(): Promise<void> {
  await refreshSession();
  navigateTo(stepPath('wait'));
}
