import type { DetailedReport, ReportStep } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { BarPlot, LinePlot, type PlotTone } from '@carecircle/ui/plots';
import { levelOf } from './adherence-section';
import { useReportWords } from './report-words';

interface Course {
  id: string;
  title: string;
  valueOf: (step: ReportStep) => number | null;
  unit?: string;
  format?: (value: number) => string;
  full?: number;
  tone?: (value: number) => PlotTone;
}

/** So many steps stand below one another with all their words, or side by side; more of them make a line. */
const most = { rows: 7, columns: 31 };

/** What of a section can be followed over time. */
export function CoursePlots({ section, report }: { section: string; report: DetailedReport }) {
  const courses = useCourses(section, report);
  return courses.map((course) => <CoursePlot key={course.id} course={course} report={report} />);
}

function useCourses(section: string, report: DetailedReport): Course[] {
  const t = useReportWords();
  const { number } = useFormats();
  const hours = (minutes: number) => number(minutes / 60, { maximumFractionDigits: 1 });
  if (section === 'wellness') {
    return [
      { id: 'check-ins', title: t('check-ins'), valueOf: (step) => step.checkIns },
      { id: 'mood', title: t('mood'), valueOf: (step) => step.mood, full: 5 },
    ];
  }
  if (section === 'adherence') {
    const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
    const tones = { good: 'done', fair: 'due', low: 'missed' } as const;
    const tone = (value: number) => tones[levelOf(value)];
    return [
      {
        ...{ id: 'adherence', title: t('given'), valueOf: (step: ReportStep) => step.adherence },
        ...{ format: percent, full: 100, tone },
      },
    ];
  }
  if (section !== 'activity') return [];
  return [
    ...(report.tasks ? [{ id: 'tasks', title: t('tasks'), valueOf: (step: ReportStep) => step.tasks }] : []),
    ...(report.careTime
      ? [
          {
            ...{ id: 'care-time', title: t('care-time'), unit: t('hours'), format: hours },
            valueOf: (step: ReportStep) => step.minutes,
          },
        ]
      : []),
  ];
}

function CoursePlot({ course, report }: { course: Course; report: DetailedReport }) {
  const t = useReportWords();
  const formats = useFormats();
  const { title, unit, valueOf, format, full, tone } = course;
  const heading = report.stepDays === 1 ? title : t('by-week', { title });
  const common = { title: heading, ...(unit && { unit }), ...(format && { formatValue: format }) };
  if (report.steps.length <= most.columns) {
    return (
      <BarPlot
        {...common}
        layout={report.steps.length <= most.rows ? 'rows' : 'columns'}
        {...(full !== undefined && { fullValue: full })}
        bars={report.steps.map((step) => {
          const value = valueOf(step);
          return {
            ...{ id: step.day, label: formats.date(step.day, 'short'), value },
            ...(tone && value !== null && { tone: tone(value) }),
          };
        })}
      />
    );
  }
  return (
    <LinePlot
      {...common}
      {...(full !== undefined && { domain: [0, full] as const })}
      formatMoment={(day) => formats.date(day, 'short')}
      series={[
        {
          id: course.id,
          label: title,
          points: report.steps.map((step) => ({ at: step.day, value: valueOf(step) })),
        },
      ]}
    />
  );
}
