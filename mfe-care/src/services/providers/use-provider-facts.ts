import type { Provider } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useServiceWords } from '../services-words';

/** What tells providers apart: distance, delivery, cost and waiting, each where it is known. */
export function useProviderFacts(): (provider: Provider) => string[] {
  const t = useServiceWords();
  const { number, money } = useFormats();
  return ({ kind, distanceMiles, deliveryFeeCents, deliveryTime, cost, waitTime }) => {
    const miles =
      distanceMiles === null ? t('distance.unknown') : t('distance', { miles: number(distanceMiles) });
    const fee = (cents: number) =>
      cents === 0 ? t('delivery.free') : t('delivery.fee', { fee: money(cents) });
    return [
      ...(kind === 'telehealth' ? [] : [miles]),
      ...(deliveryFeeCents === null ? [] : [fee(deliveryFeeCents)]),
      ...[deliveryTime, cost, waitTime].filter(Boolean),
    ];
  };
}
