import { useSearchParams } from 'react-router-dom';
import { reportPeriods, type Recipient, type ReportPeriod } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';

export interface ReportAddress {
  recipient: Recipient;
  period: ReportPeriod;
  params: URLSearchParams;
}

/** Whose report the address asks for, and of which period: the first person, and the week, unless told (REP-1). */
export function useReportAddress(first: Recipient): ReportAddress {
  const { recipients } = useSession();
  const [params] = useSearchParams();
  return {
    recipient: recipients.find(({ id }) => id === params.get('for')) ?? first,
    period: reportPeriods.find((period) => period === params.get('period')) ?? 'weekly',
    params,
  };
}
