import { useAllowed, useFormats } from '../../index';
import { Button, ErrorState, Skeleton, Text } from '@carecircle/ui';
import { useBills } from './use-bills';
import { usePayBill } from './use-pay-bill';
import { useMessages } from './words';

export default function BillsPage() {
  const t = useMessages();
  const formats = useFormats();
  const canEdit = useAllowed('bill:edit');
  const bills = useBills();
  const payBill = usePayBill();

  if (bills.error) return <ErrorState title={t('bills.title')} onRetry={bills.refetch} />;
  if (!bills.data) return <Skeleton shape="card" />;
  const due = bills.data.filter((bill) => bill.state === 'pending');
  return (
    <>
      <Text>{t('bills.due', { count: due.length })}</Text>
      {due.map((bill) => (
        <Button
          key={bill.id}
          isDisabled={!canEdit}
          onPress={() =>
            payBill.send({
              billId: bill.id,
              paidOn: formats.today(),
              amountCents: bill.amountCents,
              confirmationNumber: null,
            })
          }
        >
          {t('bills.pay', { name: bill.name })}
        </Button>
      ))}
    </>
  );
}
