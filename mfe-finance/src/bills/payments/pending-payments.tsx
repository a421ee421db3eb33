import { useState } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { useAllowed, useFormats } from '@carecircle/remote-kit';
import { Button, List, ListRow, Section, Stack, StatusPill, Text } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { ConfirmTransactionDialog } from './confirm-transaction-dialog';
import css from './transaction-row.module.css';

/** Automatic payments that came due and wait until a member has seen them in the account (FIN-2). */
export function PendingPayments({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useMessages();
  const pending = transactions.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return null;
  return (
    <Section title={t('confirm.title')}>
      <Stack gap={3}>
        <Text tone="soft">{t('confirm.text')}</Text>
        <List>
          {pending.map((transaction) => (
            <PendingRow key={transaction.id} transaction={transaction} />
          ))}
        </List>
      </Stack>
    </Section>
  );
}

function PendingRow({ transaction }: { transaction: Transaction }) {
  const t = useMessages();
  const { date, money } = useFormats();
  const mayPay = useAllowed('bill:pay');
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <ListRow
        title={transaction.billName}
        meta={
          <>
            <StatusPill tone="due" icon={ClockIcon}>
              {t('transaction.pending')}
            </StatusPill>
            <span>{date(transaction.paidOn)}</span>
          </>
        }
        trailing={
          <>
            <span className={css.amount}>{money(transaction.amountCents)}</span>
            {mayPay ? (
              <Button
                size="small"
                aria-label={t('confirm.action.of', { name: transaction.billName })}
                onPress={() => setIsConfirming(true)}
              >
                {t('confirm.action')}
              </Button>
            ) : null}
          </>
        }
      />
      {isConfirming ? (
        <ConfirmTransactionDialog transaction={transaction} onClose={() => setIsConfirming(false)} />
      ) : null}
    </>
  );
}
