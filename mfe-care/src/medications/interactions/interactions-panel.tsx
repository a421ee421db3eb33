import { interactionKey, type KnownInteraction, type RecipientInteractions } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, List, Section, Skeleton, Stack } from '@carecircle/ui';
import { PillIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { AllergyNotes } from './allergy-notes';
import { CoverageNote } from './coverage-note';
import { DuplicateNotes } from './duplicate-notes';
import { InteractionRow } from './interaction-row';
import { UnknownNotes } from './unknown-notes';
import { useInteractions } from './use-interactions';
import css from './interactions.module.css';

/** The Interactions tab: what each recipient's medications do to one another, and what we do not know (MED-3). */
export function InteractionsPanel() {
  const { recipients } = useSession();
  return (
    <Stack gap={6}>
      {recipients.map(({ id, name }) => (
        <Section key={id} title={name}>
          <OfRecipient recipientId={id} />
        </Section>
      ))}
    </Stack>
  );
}

function OfRecipient({ recipientId }: { recipientId: string }) {
  const t = useMessages();
  const { data, error, refetch } = useInteractions(recipientId);
  if (!data && error)
    return <ErrorState title={t('interactions.failed')} text={t('failed.text')} onRetry={refetch} />;
  return data ? <Report report={data} /> : <Skeleton shape="row" count={4} />;
}

function Report({ report }: { report: RecipientInteractions }) {
  const t = useMessages();
  return (
    <div className={css.report}>
      <AllergyNotes allergies={report.allergies} />
      <UnknownNotes {...report} />
      <CoverageNote coverage={report.coverage} />
      <Section title={t('interactions.known')} headingLevel={3}>
        {report.interactions.length === 0 ? (
          <EmptyState icon={PillIcon} text={t('interactions.none')} />
        ) : (
          <List label={t('interactions.known')}>
            {report.interactions.map((interaction) => {
              const { cause, affected, effect } = interaction;
              const key = `${cause.medicationId} ${affected.medicationId} ${effect}`;
              return (
                <InteractionRow
                  key={key}
                  interaction={interaction}
                  acceptance={acceptanceOf(report, interaction)}
                />
              );
            })}
          </List>
        )}
        {report.more > 0 && <p>{t('interactions.more', { count: report.more })}</p>}
      </Section>
      <DuplicateNotes duplicates={report.duplicates} />
    </div>
  );
}

/** Who decided on it last when one of the two was added. */
function acceptanceOf({ acceptances }: RecipientInteractions, interaction: KnownInteraction) {
  const ids = [interaction.cause.medicationId, interaction.affected.medicationId];
  const key = interactionKey(interaction);
  return acceptances.find(({ medicationId, keys }) => ids.includes(medicationId) && keys.includes(key));
}
