import { PasswordField } from '@carecircle/ui/fields';
import { useMessages } from '../words';

interface CurrentPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
}

/** Proves to the server that the owner of the account is changing how it is opened; a wrong one is an error of `password`. */
export function CurrentPasswordField({ value, onChange }: CurrentPasswordFieldProps) {
  const t = useMessages();
  return (
    <PasswordField
      label={t('account.email.password')}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
    />
  );
}
