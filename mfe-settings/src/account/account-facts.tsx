import type { Account } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Button, Card, Facts, Text } from '@carecircle/ui';
import { PencilIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useMessages } from '../words';
import { SecurityCard } from './security/security-card';
import { SharingCard } from './sharing-card';
import { EmailFact } from './email-fact';
import css from './account.module.css';

interface Props {
  account: Account;
  onEdit: () => void;
}

/** The account as it stands. */
export function AccountFacts({ account, onEdit }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const { name, phone, address, dateOfBirth, emergencyContact } = account;
  const shown = (value: string) => (value === '' ? <Text tone="soft">{t('account.unknown')}</Text> : value);
  return (
    <div className={css.columns}>
      <Card
        title={t('account.personal')}
        action={
          <Button size="small" icon={PencilIcon} onPress={onEdit}>
            {t('edit')}
          </Button>
        }
      >
        <Facts
          items={[
            { label: t('account.name'), value: name },
            { label: t('account.email'), value: <EmailFact account={account} /> },
            { label: t('account.phone'), value: shown(phone === null ? '' : formatPhoneNumber(phone)) },
            {
              label: t('account.address'),
              value: <span className={css.multiline}>{shown(address)}</span>,
            },
            {
              label: t('account.birth-date'),
              value: shown(dateOfBirth === null ? '' : formats.date(dateOfBirth)),
            },
          ]}
        />
      </Card>
      <div className={css.beside}>
        <Card title={t('account.emergency')}>
          {emergencyContact === '' ? (
            <Text tone="soft">{t('account.emergency.empty')}</Text>
          ) : (
            <Text>{emergencyContact}</Text>
          )}
        </Card>
        <SecurityCard />
        <SharingCard account={account} />
      </div>
    </div>
  );
}
