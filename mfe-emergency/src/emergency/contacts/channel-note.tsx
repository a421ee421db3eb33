import type { EmergencyContact } from '@carecircle/contracts';
import { Text } from '@carecircle/ui';
import { useAlertChannels } from '../../contact-list/use-alert-channels';
import { useMessages } from '../../words';

/** Says plainly which preferred ways this installation cannot take by itself. */
export function ChannelNote({ contacts }: { contacts: readonly EmergencyContact[] }) {
  const t = useMessages();
  const channels = useAlertChannels();
  if (!channels) return null;
  const wanted = new Set(contacts.map(({ preferredChannel }) => preferredChannel));
  const missing = [
    !channels.email && !channels.sms && !channels.voice && 'channels.noEmail',
    !channels.sms && wanted.has('text') && 'channels.noText',
    !channels.voice && wanted.has('call') && 'channels.noVoice',
  ] as const;
  return missing.map((word) =>
    word ? (
      <Text key={word} size="small" tone="soft">
        {t(word)}
      </Text>
    ) : null,
  );
}
