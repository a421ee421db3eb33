import type { AlertHelper } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { Text } from '@carecircle/ui';
import { useMessages } from '../words';

/** Who is on their way, and since when (EMER-6). */
export function Helpers({ helpers }: { helpers: readonly AlertHelper[] }) {
  const t = useMessages();
  const formats = useFormats();
  const { person, members } = useSession();
  return helpers.map(({ memberId, since }) => {
    const time = formats.instant(since);
    const name = members.find(({ id }) => id === memberId)?.name ?? '';
    return (
      <Text key={memberId}>
        <strong>
          {memberId === person.id ? t('banner.ownHelp', { time }) : t('banner.helper', { name, time })}
        </strong>
      </Text>
    );
  });
}
