import { useState } from 'react';
import { EmptyState, LinkButton, LiveRegion, Section, Stack, VisuallyHidden } from '@carecircle/ui';
import { SearchField } from '@carecircle/ui/fields';
import { SearchIcon } from '@carecircle/ui/icons';
import { Disclosure } from '@carecircle/ui/panels';
import { useHelpWords } from '../help-words';
import { findItems, type FaqItem } from './faq-items';

/** Questions and answers, found by a word of either; one is open at a time (SET-5). */
export function Faq() {
  const t = useHelpWords();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<FaqItem | null>(null);
  const found = findItems(search, (item) => ({ question: t(`faq.${item}.q`), answer: t(`faq.${item}.a`) }));
  return (
    <Section title={t('faq')}>
      <Stack gap={3}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          name="search"
          value={search}
          onChange={setSearch}
        />
        <LiveRegion>
          {search.trim() === '' ? null : (
            <VisuallyHidden>{t('faq.found', { count: found.length })}</VisuallyHidden>
          )}
        </LiveRegion>
        {found.length === 0 ? (
          <EmptyState
            icon={SearchIcon}
            title={t('faq.nothing', { search: search.trim() })}
            text={t('faq.nothing.text')}
            action={<LinkButton href="/more/help/contact">{t('contact')}</LinkButton>}
          />
        ) : (
          <div>
            {found.map((item) => (
              <Disclosure
                key={item}
                title={t(`faq.${item}.q`)}
                isExpanded={opened === item}
                onExpandedChange={(isOpen) => setOpened(isOpen ? item : null)}
              >
                {t(`faq.${item}.a`)}
              </Disclosure>
            ))}
          </div>
        )}
      </Stack>
    </Section>
  );
}
