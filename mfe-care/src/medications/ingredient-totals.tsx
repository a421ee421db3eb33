import { useFormats, useSession } from '@carecircle/remote-kit';
import { List, ListRow, Section, StatusPill } from '@carecircle/ui';
import { WarningIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { MedicationDay } from '../doses/apply-dose';
import css from './medications.module.css';

/** How much of each ingredient somebody had in 24 hours, from all products together (MED-5). */
export function IngredientTotals({ day }: { day: MedicationDay }) {
  const t = useMessages();
  const { number } = useFormats();
  const { recipients } = useSession();
  const totals = day.recipients.flatMap(({ recipientId, ingredients }) =>
    ingredients.filter(({ milligrams }) => milligrams > 0).map((total) => ({ ...total, recipientId })),
  );
  if (totals.length === 0) return null;
  return (
    <Section title={t('ingredients.title')}>
      <div className={css.list}>
        <List label={t('ingredients.title')}>
          {totals.map(({ recipientId, name, milligrams, mostMilligrams }) => (
            <ListRow
              key={`${recipientId} ${name}`}
              title={name}
              meta={
                <>
                  {mostMilligrams !== null && milligrams >= mostMilligrams ? (
                    <StatusPill tone="missed" icon={WarningIcon}>
                      {t('ingredients.full')}
                    </StatusPill>
                  ) : null}
                  <span>
                    {mostMilligrams === null
                      ? t('ingredients.had', { milligrams: number(milligrams) })
                      : t('ingredients.of', {
                          milligrams: number(milligrams),
                          most: number(mostMilligrams),
                        })}
                  </span>
                  <span>
                    {t('tasks.for', { name: recipients.find(({ id }) => id === recipientId)?.name ?? '' })}
                  </span>
                </>
              }
            />
          ))}
        </List>
      </div>
    </Section>
  );
}
