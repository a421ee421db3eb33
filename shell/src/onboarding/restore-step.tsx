import { useMemo, useState } from 'react';
import { circleCopyLimits, fieldCodes } from '@carecircle/contracts';
import { CircleName } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { FilePicker, Form, TextField } from '@carecircle/ui/fields';
import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { enterApp } from '../session/enter-app';
import { BackLink } from './back-link';
import { restoreProblem, type RestoreProblem } from './restore-problem';
import css from './onboarding.module.css';

/** Make a new circle of the copy of one (ALL-5). The circle that was copied stays as it is. */
export function RestoreStep() {
  const t = useLaterMessages();
  const [newCircleId] = useState(newId);
  const [files, setFiles] = useState<File[]>([]);
  const [name, setName] = useState('');
  const [isNameWrong, setIsNameWrong] = useState(false);
  const [problem, setProblem] = useState<RestoreProblem | null>(null);
  const restore = useCommand('copies.restoreCircle', {
    onDone: () => enterApp('/dashboard'),
    onRefused: (refusal) => setProblem(restoreProblem(refusal)),
  });

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setProblem(null);
    if (name === '') void chosen[0]?.text().then((text) => setName(nameIn(text)));
  };
  const submit = async () => {
    setProblem(null);
    const isWrong = Object.keys(fieldCodes(CircleName, name)).length > 0;
    setIsNameWrong(isWrong);
    const [file] = files;
    if (isWrong || !file) return;
    const text = await file.text();
    if (text.length > circleCopyLimits.characters)
      setProblem({ word: 'field.copyLarge', isAtField: true, values: { kind: '', number: 1 } });
    else await restore.send({ newCircleId, name: name.trim(), file: text });
  };
  const errors = useMemo(() => (isNameWrong ? { name: t('field.circleName') } : undefined), [isNameWrong, t]);
  const words = problem ? t(problem.word, problem.values) : undefined;
  return (
    <>
      <div className={css.intro}>
        <BackLink />
        <PageTitle step="restore">{t('onboarding.restoreTitle')}</PageTitle>
        <p className={css.lead}>{t('onboarding.restoreText')}</p>
      </div>
      <Form onSubmit={submit} errors={errors} formError={problem?.isAtField ? undefined : words}>
        <OfflineNote />
        <FilePicker
          label={t('onboarding.restoreFile')}
          errorMessage={problem?.isAtField ? words : undefined}
          accept={['.json', 'application/json']}
          value={files}
          onChange={choose}
        />
        <TextField
          label={t('onboarding.restoreName')}
          name="name"
          errorMessage={errors?.name}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <p className={css.zone}>{t('onboarding.restoreLeft')}</p>
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          {...restore.gate.button}
          isDisabled={restore.gate.isShut || files.length === 0 || name.trim() === ''}
          isPending={restore.isPending}
        >
          {t('onboarding.restore')}
        </Button>
      </Form>
    </>
  );
}

/** What the circle in a copy is called; empty where the file says no name. */
function nameIn(text: string): string {
  try {
    const { circle } = JSON.parse(text) as { circle?: { name?: unknown } };
    return typeof circle?.name === 'string' ? circle.name.slice(0, 80) : '';
  } catch {
    return '';
  }
}
