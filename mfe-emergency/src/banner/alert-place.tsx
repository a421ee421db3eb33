import type { Alert, AlertLocation } from '@carecircle/contracts';
import { useFormats, useLiveQuery, useMemberName, useSession } from '@carecircle/remote-kit';
import { Inline, Stack, Text, TextLink } from '@carecircle/ui';
import { MapPinIcon } from '@carecircle/ui/icons';
import { bearingBetween, compassPointOf, metresBetween } from '../location/geometry';
import { useOwnPlace } from '../location/use-own-place';
import { useMessages } from '../words';
import { distanceText, PlaceDrawing } from './place-drawing';

/** Where the one in need is, as long as the alert is open, and how far that is from here (EMER-6). */
export function AlertPlace({ alert }: { alert: Alert }) {
  const t = useMessages();
  const formats = useFormats();
  const { person } = useSession();
  const name = useMemberName(alert.triggeredBy);
  const isOwn = alert.triggeredBy === person.id;
  const own = useOwnPlace(!isOwn);
  const map = useLiveQuery('emergency.getMapTiles', {}, { enabled: alert.location !== null });
  const { location } = alert;
  if (!location) return <Text tone="soft">{t('banner.noPlace')}</Text>;
  const way =
    own &&
    t('place.way', {
      name,
      distance: distanceText(metresBetween(own, location), formats),
      direction: t(`place.${compassPointOf(bearingBetween(own, location))}`),
    });
  return (
    <Stack gap={2}>
      {way ? <Text>{way}</Text> : null}
      <PlaceDrawing
        place={location}
        map={map.data?.tiles ?? null}
        own={own}
        name={name}
        you={t('place.you')}
        label={way ?? t('place.drawing', { name })}
      />
      <Inline>
        <TextLink isStandalone href={geoLink(location)}>
          <MapPinIcon />
          {t('place.geo')}
        </TextLink>
        <TextLink isStandalone href={mapLink(location)} target="_blank" rel="noopener noreferrer">
          {location.accuracyMetres === null
            ? t('banner.map')
            : t('banner.map.within', { metres: Math.round(location.accuracyMetres) })}
        </TextLink>
      </Inline>
    </Stack>
  );
}

/** RFC 5870; telephones open it in their own map. */
function geoLink({ latitude, longitude, accuracyMetres }: AlertLocation): string {
  const uncertainty = accuracyMetres === null ? '' : `;u=${Math.round(accuracyMetres)}`;
  return `geo:${latitude},${longitude}${uncertainty}`;
}

function mapLink({ latitude, longitude }: AlertLocation): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
