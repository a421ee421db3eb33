import { Slot } from '@carecircle/remote-kit';
import { Card, LinkButton, PressButton, Stack, Text } from '@carecircle/ui';
import { ActivityIcon, HealthIcon, PhoneIcon, SirenIcon } from '@carecircle/ui/icons';
import { CardLinks } from '../card-access/card-links';
import { useContacts } from '../contact-list/use-contacts';
import { useMessages } from '../words';
import { raiseAlert } from '../alerts/raise-alert';
import { useEmergencyNumbers } from '../alerts/use-emergency-numbers';
import { DrillCard } from './drill-card';
import { LocationCard } from './location-card';
import css from './emergency-panel.module.css';

/** The large panic button, the two other alerts, and what this screen does not do: call an ambulance (EMER-1, EMER-6). */
export function EmergencyPanel() {
  const t = useMessages();
  // Read ahead, so that the primary contact can be offered even when the server is gone a moment later.
  useContacts();
  return (
    <div className={css.columns}>
      <Stack gap={4}>
        <div className={css.panicPlace}>
          <PressButton className={css.panic} onPress={() => raiseAlert('panic')}>
            <SirenIcon />
            <span className={css.panicWord}>{t('panic.button')}</span>
            <span className={css.panicNote}>{t('panic.note')}</span>
          </PressButton>
        </div>
        <div className={css.tiles}>
          <PressButton className={css.tile} onPress={() => raiseAlert('medical')}>
            <HealthIcon />
            {t('type.medical')}
          </PressButton>
          <PressButton className={css.tile} onPress={() => raiseAlert('fall')}>
            <ActivityIcon />
            {t('type.fall')}
          </PressButton>
        </div>
      </Stack>
      <Stack gap={4}>
        <AmbulanceCard />
        <Text size="small" tone="soft">
          {t('panic.explained')}
        </Text>
        <LocationCard />
        <CardLinks />
        <Slot name="emergency.wearables" />
        <DrillCard />
      </Stack>
    </div>
  );
}

function AmbulanceCard() {
  const t = useMessages();
  const numbers = useEmergencyNumbers();
  return (
    <Card title={t('ambulance.title')}>
      <Stack gap={3}>
        <Text>{t('ambulance.text')}</Text>
        {numbers.map(({ number, region }) => (
          <Stack key={region} gap={1}>
            <LinkButton href={`tel:${number}`} variant="danger" icon={PhoneIcon} isFullWidth>
              {t('call.emergency', { number })}
            </LinkButton>
            <Text size="small" tone="soft">
              {t.dynamic(`region.${region}`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
