import type { ExpenseImport } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { List, ListRow, Section, Stack, Text } from '@carecircle/ui';
import { InfoIcon } from '@carecircle/ui/icons';
import { categoryIcons } from '../categories/category-icons';
import { useMessages } from '../words';
import css from './expenses.module.css';

/** What a file would bring, and what of it not and why. */
export function ImportReport({ report }: { report: ExpenseImport }) {
  const t = useMessages();
  const { date, money } = useFormats();
  const { expenses, totalCents, known, first, left, leftMore } = report;
  return (
    <Stack gap={5}>
      <div role="status">
        <Text>{t('import.found', { count: expenses, total: money(totalCents) })}</Text>
        {known > 0 ? <Text tone="soft">{t('import.known', { count: known })}</Text> : null}
      </div>
      {first.length > 0 ? (
        <List label={t('import.first')}>
          {first.map(({ name, category, amountCents, spentOn }, index) => {
            const Glyph = categoryIcons[category];
            return (
              <ListRow
                key={`${index} ${name}`}
                leading={<Glyph />}
                title={name}
                meta={`${date(spentOn)} · ${t(`category.${category}`)}`}
                trailing={<span className={css.amount}>{money(amountCents)}</span>}
              />
            );
          })}
        </List>
      ) : null}
      {expenses > first.length ? (
        <Text tone="soft">{t('import.more', { count: expenses - first.length })}</Text>
      ) : null}
      {left.length > 0 ? (
        <Section title={t('import.left')} headingLevel={3}>
          <List label={t('import.left')}>
            {left.map(({ line, text, reason }) => (
              <ListRow
                key={line}
                leading={<InfoIcon />}
                title={text}
                meta={`${t('import.line', { line })} · ${t(`import.reason.${reason}`)}`}
              />
            ))}
          </List>
          {leftMore > 0 ? <Text tone="soft">{t('import.more', { count: leftMore })}</Text> : null}
        </Section>
      ) : null}
    </Stack>
  );
}
