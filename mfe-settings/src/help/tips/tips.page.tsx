import { Card, Grid, Skeleton, Text } from '@carecircle/ui';
import { useHelpWords, WithHelpWords } from '../help-words';

const tips = ['one', 'check', 'refill', 'note', 'limit', 'drill'] as const;

/** /more/help/tips: what has proved itself (SET-5). */
export default function TipsPage() {
  return (
    <WithHelpWords fallback={<Skeleton shape="card" count={4} />}>
      <Tips />
    </WithHelpWords>
  );
}

function Tips() {
  const t = useHelpWords();
  return (
    <Grid minColumnRem={18} gap={4}>
      {tips.map((tip) => (
        <Card key={tip} title={t(`tip.${tip}`)}>
          <Text>{t(`tip.${tip}.text`)}</Text>
        </Card>
      ))}
    </Grid>
  );
}
