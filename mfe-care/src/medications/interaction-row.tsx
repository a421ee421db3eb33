import type { KnownInteraction } from '@carecircle/contracts';
import { ListRow, Stack, Text } from '@carecircle/ui';
import css from './interactions.module.css';
import { SeverityPill } from './severity-pill';
import { useInteractionWords } from './use-interaction-words';

/** Two medications: how serious it is, why, what to do, and where that stands. */
export function InteractionRow({ interaction }: { interaction: KnownInteraction }) {
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
          <Text size="small" tone="soft">
            {words.sources(interaction)}
          </Text>
        </Stack>
      }
    />
  );
}
