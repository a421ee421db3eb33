import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { Button, Card, Inline, LinkButton, Skeleton, Stack } from '@carecircle/ui';
import { PlayIcon, TasksIcon as ListIcon } from '@carecircle/ui/icons';
import { FilterTabs } from '@carecircle/ui/panels';
import { useHelpWords, WithHelpWords } from '../help-words';
import { GuidePlayer } from './guide-player';
import { GuideSteps } from './guide-steps';
import { guides } from './guides';

/** /more/help/guides: one guide at a time, to read or to watch (SET-5). */
export default function GuidesPage() {
  return (
    <WithHelpWords fallback={<Skeleton shape="card" count={2} />}>
      <Guides />
    </WithHelpWords>
  );
}

function Guides() {
  const t = useHelpWords();
  const [params] = useSearchParams();
  const guide = guides.find(({ id }) => id === params.get('guide')) ?? guides[0];
  const isPlaying = params.get('play') === '1';
  return (
    <Stack gap={4}>
      <FilterTabs
        label={t('guide.choose')}
        value={guide.id}
        onChange={(id) => changeSearch({ guide: id })}
        options={guides.map(({ id }) => ({ id, label: t(`guide.${id}`) }))}
      />
      <Card title={t(`guide.${guide.id}`)}>
        <Stack gap={4}>
          {isPlaying ? <GuidePlayer key={guide.id} guide={guide} /> : <GuideSteps guide={guide} />}
          <Inline gap={2}>
            <Button
              icon={isPlaying ? ListIcon : PlayIcon}
              onPress={() => changeSearch({ play: isPlaying ? null : '1' })}
            >
              {t(isPlaying ? 'guide.read' : 'guide.play')}
            </Button>
            <LinkButton href={guide.href}>
              {t('guide.open', { place: t(`guide.${guide.id}.place`) })}
            </LinkButton>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
