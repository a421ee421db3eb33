import { firstDefaultPermissions, type DefaultPermissions as Defaults } from '@carecircle/contracts';
import { patch, useAllowed, useCommand, useLiveQuery } from '@carecircle/remote-kit';
import { Card, ErrorState, Skeleton, Stack, Text } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';

const flags = Object.keys(firstDefaultPermissions) as (keyof Defaults)[];

/** 'Default Permissions': what whoever joins may do at first, whatever the role presets (CIRC-4). */
export function DefaultPermissions() {
  const t = useMessages();
  const mayChange = useAllowed('circle:change-defaults');
  const { data, error, refetch } = useLiveQuery(
    'circles.getDefaultPermissions',
    {},
    { on: { 'circle.defaults-changed': (_, { payload }) => payload.defaults } },
  );
  const change = useCommand('circles.changeDefaultPermissions', {
    optimistic: ({ changes }) => [
      patch('circles.getDefaultPermissions', (defaults) => ({ ...defaults, ...changes })),
    ],
  });
  const isShut = !mayChange || change.gate.isShut;
  return (
    <Card title={t('circle.defaults')}>
      <Stack gap={2}>
        <Text size="small" tone="soft">
          {t(mayChange ? 'circle.defaults.note' : 'circle.defaults.read-only')}
        </Text>
        {data ? (
          <div>
            {flags.map((flag) => (
              <Switch
                key={flag}
                label={t(`circle.defaults.${flag}`)}
                isSelected={data[flag]}
                isDisabled={isShut}
                onChange={(isOn) =>
                  void change.send({ changes: { [flag]: isOn }, seen: { [flag]: data[flag] } })
                }
              />
            ))}
          </div>
        ) : error ? (
          <ErrorState title={t('circle.defaults.failed')} onRetry={refetch} />
        ) : (
          <Skeleton shape="line" count={4} />
        )}
      </Stack>
    </Card>
  );
}
