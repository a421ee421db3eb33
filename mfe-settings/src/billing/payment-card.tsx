import { invoicesPath } from '@carecircle/contracts';
import { useCommand, useSession } from '@carecircle/remote-kit';
import { Button, Card, Facts, LinkButton, Stack, Text } from '@carecircle/ui';
import { CreditCardIcon, DownloadIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCancelDialog } from './use-cancel-dialog';
import type { PlanAnswer } from './use-plan';

export interface PaymentCardProps {
  answer: PlanAnswer;
  hasInvoices: boolean;
}

/** Payment method, as far as it is known here, and what can be done about the subscription. */
export function PaymentCard({ answer: { plan, canPay }, hasInvoices }: PaymentCardProps) {
  const t = useMessages();
  const { circle } = useSession();
  const cancelling = useCancelDialog(plan);
  const portal = useCommand('billing.openPaymentPortal', {
    onDone: ({ url }) => window.location.assign(url),
  });
  const { card } = plan;
  const isPaidHere = canPay && plan.payee === 'stripe';
  return (
    <>
      <Card title={t('billing.method')}>
        <Stack gap={4}>
          {card ? (
            <Facts
              items={[
                {
                  label: t('billing.card', { brand: card.brand.toUpperCase(), digits: card.lastFour }),
                  value: t('billing.card.until', {
                    month: String(card.month).padStart(2, '0'),
                    year: String(card.year),
                  }),
                },
              ]}
            />
          ) : (
            <Text>{t(plan.payee === 'operator' ? 'billing.method.operator' : 'billing.method.none')}</Text>
          )}
          <Text tone="soft">{t(canPay ? 'billing.secure' : 'billing.secure.none')}</Text>
        </Stack>
      </Card>
      <Card title={t('billing.actions')}>
        <Stack gap={3}>
          {isPaidHere ? (
            <Button
              icon={CreditCardIcon}
              isPending={portal.isPending}
              onPress={() => void portal.send({})}
              {...portal.gate.button}
            >
              {t('billing.method.update')}
            </Button>
          ) : null}
          {hasInvoices ? (
            <LinkButton icon={DownloadIcon} href={`${invoicesPath}?circleId=${circle.id}`} download>
              {t('billing.invoices.download')}
            </LinkButton>
          ) : null}
          {plan.planId !== 'basic' && !plan.isEnding ? (
            <Button variant="danger" onPress={cancelling.ask} {...cancelling.gate.button}>
              {t('plan.cancel')}
            </Button>
          ) : null}
          {plan.planId === 'basic' && !hasInvoices ? (
            <Text tone="soft">{t('billing.actions.none')}</Text>
          ) : null}
        </Stack>
      </Card>
      {cancelling.dialog}
    </>
  );
}
