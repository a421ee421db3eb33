import type { DoctorVisit, DoctorVisits } from '@carecircle/contracts';
import { RouteLink, useFormats } from '@carecircle/remote-kit';
import { CalendarIcon, HistoryIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from './doctors-words';
import css from './doctors.module.css';

/** When somebody was last with the doctor and goes there next; each leads to its day of the calendar. */
export function VisitFacts({ visits }: { visits: DoctorVisits | undefined }) {
  const t = useDoctorWords();
  return (
    <>
      <div className={css.fact}>
        <CalendarIcon />
        <span>
          {visits?.next ? <Visit label={t('visit.next')} visit={visits.next} /> : t('visit.no-next')}
        </span>
      </div>
      {visits?.last ? (
        <div className={css.fact}>
          <HistoryIcon />
          <span>
            <Visit label={t('visit.last')} visit={visits.last} />
          </span>
        </div>
      ) : null}
    </>
  );
}

function Visit({ label, visit }: { label: string; visit: DoctorVisit }) {
  const { date, time } = useFormats();
  const day = date(visit.date);
  return (
    <>
      {label}{' '}
      <RouteLink to="calendar" search={{ day: visit.date }}>
        {visit.time === null ? day : `${day}, ${time(visit.time)}`}
      </RouteLink>
    </>
  );
}
