import { reportPaths, reportPeriods, type Recipient } from '@carecircle/contracts';
import { nowMs, useFormats, useSession, wallMoment } from '@carecircle/remote-kit';
import { Button, Card, EmptyState, ErrorState, LinkButton, Skeleton, Text } from '@carecircle/ui';
import { DownloadIcon, LockIcon, PrintIcon } from '@carecircle/ui/icons';
import { NoRecipient } from '../no-recipient/no-recipient';
import { useMessages } from '../words';
import { CoursePlots } from './course-plots';
import { yearsBack } from './years-back';
import { useReportAddress } from './report-address';
import { ReportChoices } from './report-choices';
import { reportSections } from './report-sections';
import { useReportWords, WithReportWords } from './report-words';
import css from './reports.module.css';
import { useDetailedReport, type ChosenDays } from './use-report';

/** Beside the periods: longer courses. */
const longer = { year: 1, 'five-years': 5 } as const;
type Longer = keyof typeof longer;
const choices = [...reportPeriods, ...(Object.keys(longer) as Longer[])];

/** /reports/detailed: all figures with their course, to print and to keep as a file (REP-2). */
export default function DetailedPage() {
  const { recipients } = useSession();
  const [first] = recipients;
  if (!first) return <NoRecipient area="reports" />;
  return (
    <WithReportWords fallback={<Skeleton shape="card" count={3} />}>
      <Detailed first={first} />
    </WithReportWords>
  );
}

function Detailed({ first }: { first: Recipient }) {
  const words = useMessages();
  const t = useReportWords();
  const { recipient, period, params } = useReportAddress(first);
  const choice = choices.find((each) => each === params.get('period')) ?? period;
  const today = wallMoment(nowMs(), recipient.timeZone).day;
  const days = choice in longer ? yearsBack(today, longer[choice as Longer]) : null;
  const { data, error, refetch } = useDetailedReport(recipient.id, period, days);
  return (
    <div className={css.page}>
      <div className={css.unprinted}>
        <ReportChoices
          recipient={recipient}
          choice={choice}
          choices={choices.map((id) => ({ id, label: t(`period.${id}`) }))}
        />
        <Files recipient={recipient} period={period} days={days} />
      </div>
      {!data && error ? (
        <ErrorState title={t('failed')} text={words('failed.text')} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="card" count={3} /> : null}
      {data ? <Whole report={data} recipient={recipient} /> : null}
    </div>
  );
}

type Report = NonNullable<ReturnType<typeof useDetailedReport>['data']>;

function Whole({ report, recipient }: { report: Report; recipient: Recipient }) {
  const t = useReportWords();
  const formats = useFormats();
  const shown = reportSections.filter(({ isShown }) => isShown(report));
  if (shown.length === 0) {
    return <EmptyState icon={LockIcon} title={t('nothing')} text={t('nothing.text')} />;
  }
  const range = `${formats.date(report.range.from)} – ${formats.date(report.range.to)}`;
  return (
    <>
      <Text weight="bold" isTabular>
        {t('of-person', { name: recipient.name, days: range })}
      </Text>
      <div className={css.whole}>
        {shown.map(({ id, Content }) => (
          <Card key={id} title={t(`section.${id}`)}>
            <div className={css.panel}>
              <CoursePlots section={id} report={report} />
              <Content report={report} />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}

interface FilesProps {
  recipient: Recipient;
  period: string;
  days: ChosenDays | null;
}

/** The report on paper, as PDF, and as a table for other programs. */
function Files({ recipient, period, days }: FilesProps) {
  const t = useReportWords();
  const { circle } = useSession();
  const query = new URLSearchParams({
    ...{ circleId: circle?.id ?? '', recipientId: recipient.id, period },
    ...days,
  });
  return (
    <div className={css.buttons}>
      <Button icon={PrintIcon} onPress={() => window.print()}>
        {t('print')}
      </Button>
      <LinkButton icon={DownloadIcon} href={`${reportPaths.pdf}?${query}`} download>
        {t('pdf')}
      </LinkButton>
      <LinkButton icon={DownloadIcon} href={`${reportPaths.csv}?${query}`} download>
        {t('csv')}
      </LinkButton>
    </div>
  );
}
