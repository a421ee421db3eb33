import { useBusState } from '@carecircle/remote-kit';
import { List, ListRow, Section, Skeleton, Stack, Text } from '@carecircle/ui';
import {
  ExternalLinkIcon,
  FileTextIcon,
  HandIcon,
  PlayIcon,
  SparklesIcon,
  TagIcon,
  VideoIcon,
} from '@carecircle/ui/icons';
import { ContactWays } from './contact/contact-ways';
import { DangerNote } from './danger-note';
import { Faq } from './faq/faq';
import { useHelpWords, WithHelpWords } from './help-words';
import { useSupport } from './use-support';
import css from './help.module.css';

/** /more/help: questions answered, guides, and the way to the operator (SET-5). */
export default function HelpPage() {
  return (
    <WithHelpWords fallback={<Skeleton shape="card" count={3} />}>
      <Help />
    </WithHelpWords>
  );
}

function Help() {
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <QuickHelp />
        <div className={css.questions}>
          <Faq />
        </div>
        <Stack gap={5}>
          <ContactWays />
          <Resources />
          <DangerNote />
          <Version />
        </Stack>
      </div>
    </div>
  );
}

function QuickHelp() {
  const t = useHelpWords();
  const forumUrl = useSupport().data?.desk.forumUrl;
  return (
    <Section title={t('quick')}>
      <List label={t('quick')}>
        <ListRow
          leading={<SparklesIcon />}
          title={t('start')}
          meta={t('start.note')}
          href="/more/help/guides"
        />
        <ListRow
          leading={<PlayIcon />}
          title={t('films')}
          meta={t('films.note')}
          href="/more/help/guides?play=1"
        />
        <ListRow leading={<HandIcon />} title={t('tips')} meta={t('tips.note')} href="/more/help/tips" />
        {forumUrl ? (
          <ListRow leading={<ExternalLinkIcon />} title={t('forum')} meta={t('forum.note')} href={forumUrl} />
        ) : null}
      </List>
    </Section>
  );
}

function Resources() {
  const t = useHelpWords();
  return (
    <Section title={t('resources')}>
      <List label={t('resources')}>
        <ListRow
          leading={<FileTextIcon />}
          title={t('manual')}
          meta={t('manual.note')}
          href="/more/help/manual"
        />
        <ListRow
          leading={<VideoIcon />}
          title={t('library')}
          meta={t('films.note')}
          href="/more/help/guides?play=1"
        />
        <ListRow
          leading={<TagIcon />}
          title={t('releases')}
          meta={t('releases.note')}
          href="/more/help/releases"
        />
      </List>
    </Section>
  );
}

function Version() {
  const t = useHelpWords();
  const version = useBusState('installation.version');
  if (version === '') return null;
  return (
    <Text size="small" tone="soft">
      {t('version', { version })}
    </Text>
  );
}
