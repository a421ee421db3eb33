import { useRoutePath, useSession } from '@carecircle/remote-kit';
import { Banner, LiveRegion, TextLink } from '@carecircle/ui';
import { WarningIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { hasWarnings, isDangerous, warningsAbout } from './about-medication';
import { noteAddedMedication, useAddedMedication } from './added-medication';
import { useInteractions } from './use-interactions';
import { WarningLines } from './warning-lines';

/** After a medication was added: what it does with the others, until it is dismissed (MED-3). */
export function AddedMedicationWarning() {
  const t = useMessages();
  const { recipients } = useSession();
  const added = useAddedMedication();
  const isHere = recipients.some(({ id }) => id === added?.recipientId);
  const { data } = useInteractions(added?.recipientId ?? '', isHere);
  const advanced = useRoutePath('medications-advanced');
  const warnings = added && data ? warningsAbout(data, added.medicationId) : null;
  return (
    <LiveRegion urgency="assertive">
      {warnings && hasWarnings(warnings) ? (
        <Banner
          tone={isDangerous(warnings) ? 'danger' : 'due'}
          icon={WarningIcon}
          action={
            advanced ? (
              <TextLink href={`${advanced}?tab=interactions`} isStandalone>
                {t('interactions.see')}
              </TextLink>
            ) : null
          }
          onDismiss={() => noteAddedMedication(null)}
        >
          <WarningLines {...warnings} />
        </Banner>
      ) : null}
    </LiveRegion>
  );
}
