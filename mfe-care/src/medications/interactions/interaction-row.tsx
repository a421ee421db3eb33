import type { InteractionAcceptance, KnownInteraction } from '@carecircle/contracts';
import { useMemberName } from '@carecircle/remote-kit';
import { ListRow, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import { SeverityPill } from './severity-pill';
import { useInteractionWords } from './use-interaction-words';
import css from './interactions.module.css';

interface Props {
  interaction: KnownInteraction;
  /** Undefined where nobody had to decide on it. */
  acceptance: InteractionAcceptance | undefined;
}

/** Two medications: how serious it is, why, what to do, and where that stands. */
export function InteractionRow({ interaction, acceptance }: Props) {
  const words = useInteractionWords();
  return (
    <ListRow
      title={words.title(interaction)}
      meta={<SeverityPill severity={interaction.severity} />}
      footer={
        <Stack gap={2}>
          <Text>{words.story(interaction)}</Text>
          <ul className={css.advice}>
            {words.advice(interaction).map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
          {acceptance ? <Accepted acceptance={acceptance} /> : null}
          <Text size="small" tone="soft">
            {words.sources(interaction)}
          </Text>
        </Stack>
      }
    />
  );
}

function Accepted({ acceptance: { acceptedBy, reason } }: { acceptance: InteractionAcceptance }) {
  const t = useMessages();
  const name = useMemberName(acceptedBy);
  return <Text size="small">{t('danger.accepted', { name, reason })}</Text>;
}
