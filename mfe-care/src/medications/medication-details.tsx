import type { Medication } from '@carecircle/contracts';
import { useFormats, useMemberName } from '@carecircle/remote-kit';
import { Facts } from '@carecircle/ui';
import { useMessages } from '../words';

/** Everything else that is known of a medication, for who gives it. */
export function MedicationDetails({ medication }: { medication: Medication }) {
  const t = useMessages();
  const { date, time, list } = useFormats();
  const giver = useMemberName(medication.giverId ?? '');
  const dayOf = (day: string | null) => (day === null ? '' : date(day));
  const rows = [
    { label: t('meds.details.times'), value: list(medication.times.map((each) => time(each))) },
    { label: t('field.category'), value: t(`meds.category.${medication.category}`) },
    { label: t('field.priority'), value: t(`meds.priority.${medication.priority}`) },
    { label: t('field.given-by'), value: medication.giverId === null ? '' : giver },
    { label: t('field.prescribed-by'), value: medication.prescribedBy },
    { label: t('field.prescription-date'), value: dayOf(medication.prescriptionDate) },
    { label: t('field.start-date'), value: dayOf(medication.startDate) },
    { label: t('field.end-date'), value: dayOf(medication.endDate) },
    { label: t('field.refill-date'), value: dayOf(medication.refillDate) },
    { label: t('field.food'), value: medication.foodRestrictions },
    { label: t('field.side-effects'), value: list(medication.sideEffects) },
    { label: t('field.interactions'), value: list(medication.interactions) },
    { label: t('field.ingredient'), value: list(medication.ingredients.map(({ name }) => name)) },
    { label: t('field.notes'), value: medication.notes },
  ];
  return <Facts items={rows.filter(({ value }) => value !== '')} />;
}
