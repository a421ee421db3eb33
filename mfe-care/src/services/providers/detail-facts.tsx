import type { ReactNode } from 'react';
import type { Provider } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Facts, TextLink } from '@carecircle/ui';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useServiceWords } from '../services-words';

/** What is known of a provider, name by name; what is not known is left out. */
export function DetailFacts({ provider }: { provider: Provider }) {
  const t = useServiceWords();
  const { number, money } = useFormats();
  const { kind, distanceMiles, deliveryFeeCents: fee, phone, website } = provider;
  const miles =
    distanceMiles === null ? t('distance.unknown') : t('distance', { miles: number(distanceMiles) });
  const insurance = provider.acceptsInsurance
    ? provider.insuranceNetworks.join(', ') || t('insurance.accepted')
    : t('insurance.none');
  const known: [string, ReactNode][] = [
    [t('fact.distance'), kind === 'telehealth' ? '' : miles],
    [
      t('fact.delivery'),
      fee === null ? '' : fee === 0 ? t('delivery.free') : t('delivery.fee', { fee: money(fee) }),
    ],
    [t('fact.delivery-time'), provider.deliveryTime],
    [t('fact.cost'), provider.cost],
    [t('fact.wait'), provider.waitTime],
    [t(kind === 'telehealth' ? 'fact.specialties' : 'fact.services'), provider.services.join(', ')],
    [t('fact.products'), provider.products.join(', ')],
    [t('fact.hours'), provider.hours],
    [t('fact.insurance'), insurance],
    [t('fact.address'), provider.address],
    [t('fact.phone'), phone ? formatPhoneNumber(phone) : ''],
    [t('fact.website'), website ? <TextLink href={website}>{new URL(website).host}</TextLink> : ''],
  ];
  const items = known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return (
    <Card as="div">
      <Facts items={items} />
    </Card>
  );
}
