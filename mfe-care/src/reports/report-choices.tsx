import type { Recipient } from '@carecircle/contracts';
import { changeSearch, useSession } from '@carecircle/remote-kit';
import { FilterTabs } from '@carecircle/ui/panels';
import { useReportWords } from './report-words';
import css from './reports.module.css';

interface Props<Id extends string> {
  recipient: Recipient;
  choice: Id;
  choices: readonly { id: Id; label: string }[];
}

/** Which days, and of whom where the circle cares for several. */
export function ReportChoices<Id extends string>({ recipient, choice, choices }: Props<Id>) {
  const t = useReportWords();
  const { recipients } = useSession();
  return (
    <div className={css.choices}>
      {recipients.length > 1 ? (
        <FilterTabs
          label={t('for-whom')}
          value={recipient.id}
          onChange={(id) => changeSearch({ for: id === recipients[0]?.id ? null : id })}
          options={recipients.map(({ id, name }) => ({ id, label: name }))}
        />
      ) : null}
      <FilterTabs
        label={t('period')}
        value={choice}
        onChange={(id) => changeSearch({ period: id === 'weekly' ? null : id })}
        options={choices}
      />
    </div>
  );
}
