import { useMemo, useState } from 'react';
import { fieldCodes } from '@carecircle/contracts';
import { CircleName } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand, type Refusal } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { PageTitle } from '../chrome/page-title';
import { enterApp } from '../session/enter-app';
import { useLaterMessages } from '../later/later-messages';
import { BackLink } from './back-link';
import { timeZoneName } from './time-zone-name';
import css from './onboarding.module.css';

/** Name the new circle; the one who does becomes its sole admin (AUTH-4). */
export function CreateStep() {
  const t = useLaterMessages();
  const [newCircleId] = useState(newId);
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [name, setName] = useState('');
  const [error, setError] = useState<'field.circleName' | 'field.demo' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const create = useCommand('circles.createCircle', {
    onDone: () => enterApp(),
    onRefused: (refused) => (refused.code === 'NOT_IN_DEMO' ? setError('field.demo') : setRefusal(refused)),
  });

  const submit = () => {
    setRefusal(null);
    const isWrong = Object.keys(fieldCodes(CircleName, name)).length > 0;
    setError(isWrong ? 'field.circleName' : null);
    if (!isWrong) void create.send({ newCircleId, name: name.trim(), timeZone });
  };
  const errors = useMemo(() => (error ? { name: t(error) } : undefined), [error, t]);
  return (
    <>
      <div className={css.intro}>
        <BackLink />
        <PageTitle step="create">{t('onboarding.createTitle')}</PageTitle>
        <p className={css.lead}>{t('onboarding.createText')}</p>
      </div>
      <Form onSubmit={submit} errors={errors} formError={refusal ? t('onboarding.createFailed') : undefined}>
        <OfflineNote />
        <TextField
          label={t('onboarding.circleName')}
          description={t('onboarding.circleNameHint')}
          name="name"
          errorMessage={errors?.name}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <p className={css.zone}>{t('onboarding.timeZone', { zone: timeZoneName(timeZone, t.language) })}</p>
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          {...create.gate.button}
          isDisabled={create.gate.isShut || name.trim() === ''}
          isPending={create.isPending}
        >
          {t('onboarding.create')}
        </Button>
      </Form>
    </>
  );
}
