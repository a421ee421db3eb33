import { useState } from 'react';
import { OfflineNote, useCommand, type Refusal } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Checkbox, Form, PasswordField, TextField } from '@carecircle/ui/fields';
import { useLaterMessages } from '../later/later-messages';
import { legalLinks } from './legal-links';
import { emptySignUp, signUpCodes, signUpInput } from './sign-up-input';
import { startWithLanguage } from './start-with-language';
import { useFieldErrors } from './use-field-errors';

/** The account's fields; a new account goes on to its first circle. */
export function SignUpForm() {
  const t = useLaterMessages();
  const [draft, setDraft] = useState(emptySignUp);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { errors, at, showCodes } = useFieldErrors();
  const signUp = useCommand('account.signUp', {
    onDone: () => void startWithLanguage(),
    onRefused: (refused) => {
      if (showCodes(codesOf(refused))) setRefusal(refused);
    },
  });
  const field = (name: 'name' | 'email' | 'password' | 'confirm') => ({
    ...at(name),
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  });

  const submit = async () => {
    setRefusal(null);
    if (showCodes(signUpCodes(draft))) await signUp.send(signUpInput(draft));
  };
  return (
    <Form onSubmit={submit} errors={errors} formError={refusal ? t(wordOf(refusal)) : undefined}>
      <OfflineNote />
      <TextField label={t('signUp.name')} autoComplete="name" {...field('name')} />
      <TextField
        label={t('signUp.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={t('signUp.password')}
        description={t('signUp.passwordRule')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={t('signUp.confirm')} autoComplete="new-password" {...field('confirm')} />
      <Checkbox
        {...at('acceptedLegalVersion')}
        isSelected={draft.isAccepted}
        onChange={(isAccepted) => setDraft((before) => ({ ...before, isAccepted }))}
      >
        {t.rich('signUp.accept', legalLinks)}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={signUp.isPending}
        {...signUp.gate.button}
      >
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}

function codesOf({ code, fields }: Refusal): Record<string, string> {
  if (code === 'EMAIL_TAKEN') return { email: 'taken' };
  if (code === 'TERMS_NOT_ACCEPTED') return { acceptedLegalVersion: 'missing' };
  return Object.fromEntries(fields.map(({ path, code: fieldCode }) => [path, fieldCode]));
}

function wordOf({ code }: Refusal) {
  return code === 'TOO_MANY_ATTEMPTS' ? 'login.tooMany' : 'signUp.failed';
}
