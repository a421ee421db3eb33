import { useState } from 'react';
import { fieldCodes, SignInInput } from '@carecircle/contracts';
import { useCommand, type Refusal } from '@carecircle/remote-kit';
import { Button, Form, PasswordField, TextField } from '@carecircle/ui';
import { enterApp } from '../session/enter-app';
import { useMessages } from '../words';
import { useFieldErrors } from './use-field-errors';

const refusalWords = { WRONG_CREDENTIALS: 'login.wrong', TOO_MANY_ATTEMPTS: 'login.tooMany' } as const;

/** Email and password; the server's answer opens the wanted screen. */
export function SignInForm() {
  const t = useMessages();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { errors, at, showCodes } = useFieldErrors();
  const signIn = useCommand('account.signIn', { onDone: () => enterApp(), onRefused: setRefusal });

  const submit = () => {
    setRefusal(null);
    const input = { email: email.trim(), password };
    if (showCodes(signInCodes(input))) void signIn.send(input);
  };
  return (
    <Form onSubmit={submit} errors={errors} formError={refusal ? t(wordOf(refusal)) : undefined}>
      <TextField
        label={t('login.email')}
        {...at('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={t('login.password')}
        {...at('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" isFullWidth isPending={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

// The length rule is for new passwords: here a short one is simply not the right one, and only a missing one is told.
function signInCodes(input: SignInInput): Record<string, string> {
  const codes = fieldCodes(SignInInput, input);
  return codes['password'] ? { ...codes, password: 'missing' } : codes;
}

function wordOf({ code }: Refusal) {
  return code === 'WRONG_CREDENTIALS' || code === 'TOO_MANY_ATTEMPTS' ? refusalWords[code] : 'login.failed';
}
