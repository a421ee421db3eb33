import { useState } from 'react';
import { reportPeriods, type CareReport, type Recipient, type ReportPeriod } from '@carecircle/contracts';
import { useFormats, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Card, EmptyState, ErrorState, LinkButton, Skeleton, Text } from '@carecircle/ui';
import { ChartIcon, LockIcon } from '@carecircle/ui/icons';
import { Disclosure } from '@carecircle/ui/panels';
import { NoRecipient } from '../no-recipient/no-recipient';
import { useMessages } from '../words';
import { MailCard } from './mail/mail-card';
import { useReportAddress } from './report-address';
import { ReportChoices } from './report-choices';
import { reportSections } from './report-sections';
import { useReportWords, WithReportWords } from './report-words';
import css from './reports.module.css';
import { useReport } from './use-report';

/** /reports: how a week, a month or a quarter was, from the circle's own records (REP-1). */
export default function ReportsPage() {
  const { recipients } = useSession();
  const [first] = recipients;
  if (!first) return <NoRecipient area="reports" />;
  return (
    <WithReportWords fallback={<Skeleton shape="row" count={4} />}>
      <Reports first={first} />
    </WithReportWords>
  );
}

function Reports({ first }: { first: Recipient }) {
  const t = useReportWords();
  const { recipient, period } = useReportAddress(first);
  return (
    <div className={css.page}>
      <ReportChoices
        recipient={recipient}
        choice={period}
        choices={reportPeriods.map((id) => ({ id, label: t(`period.${id}`) }))}
      />
      <div className={css.columns}>
        <Report recipient={recipient} period={period} />
        <MailCard />
      </div>
    </div>
  );
}

function Report({ recipient, period }: { recipient: Recipient; period: ReportPeriod }) {
  const words = useMessages();
  const t = useReportWords();
  const formats = useFormats();
  const { data, error, refetch } = useReport(recipient.id, period);
  const search = { ...(period !== 'weekly' && { period }), for: recipient.id };
  const detailed = useRoutePath('reports-detailed', {}, search);
  if (!data) {
    return error ? (
      <ErrorState title={t('failed')} text={words('failed.text')} onRetry={refetch} />
    ) : (
      <Skeleton shape="card" count={3} />
    );
  }
  return (
    <div className={css.panel}>
      <Text tone="soft" isTabular>
        {t('of-person', {
          name: recipient.name,
          days: `${formats.date(data.range.from)} – ${formats.date(data.range.to)}`,
        })}
      </Text>
      <Sections report={data} />
      {detailed ? (
        <LinkButton variant="secondary" icon={ChartIcon} href={detailed}>
          {t(`detailed.${period}`)}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** One is open at a time, the first one to begin with; pressing the open one closes it. */
function Sections({ report }: { report: CareReport }) {
  const t = useReportWords();
  const shown = reportSections.filter(({ isShown }) => isShown(report));
  const [opened, setOpened] = useState<string | null | undefined>();
  if (shown.length === 0) {
    return <EmptyState icon={LockIcon} title={t('nothing')} text={t('nothing.text')} />;
  }
  const openId = opened === undefined ? shown[0]?.id : opened;
  return (
    <Card>
      {shown.map(({ id, Content }) => (
        <Disclosure
          key={id}
          title={t(`section.${id}`)}
          headingLevel={2}
          isExpanded={id === openId}
          onExpandedChange={(isExpanded) => setOpened(isExpanded ? id : null)}
          isWide
        >
          <Content report={report} />
        </Disclosure>
      ))}
    </Card>
  );
}
