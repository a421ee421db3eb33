import { useState } from 'react';
import { ErrorState, Skeleton } from '@carecircle/ui';
import { useMessages } from '../words';
import { AccountFacts } from './account-facts';
import { AccountForm } from './account-form';
import { GoogleTold } from './security/google-told';
import { useAccount } from './use-account';
import css from './account.module.css';

/** /more/account: the person's own data, to see and to edit (SET-2). */
export default function AccountPage() {
  const t = useMessages();
  const { data: account, error, refetch } = useAccount();
  const [isEditing, setIsEditing] = useState(false);
  if (!account) {
    return error ? (
      <ErrorState title={t('account.failed')} text={t('failed.text')} onRetry={refetch} />
    ) : (
      <Skeleton shape="card" count={2} />
    );
  }
  return (
    <div className={css.page}>
      <GoogleTold />
      {isEditing ? (
        <div className={css.fields}>
          <AccountForm account={account} onClose={() => setIsEditing(false)} />
        </div>
      ) : (
        <AccountFacts account={account} onEdit={() => setIsEditing(true)} />
      )}
    </div>
  );
}
