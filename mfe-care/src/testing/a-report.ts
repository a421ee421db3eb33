import type { Adherence, CareReport, DetailedReport, ReportMail } from '@carecircle/contracts';
import { testIds } from '@carecircle/remote-kit/testing';

const adherence = (taken: number, missed: number): Adherence => ({
  ...{ taken, late: 0, skipped: 0, missed },
  percent: taken + missed === 0 ? null : Math.round((100 * taken) / (taken + missed)),
});

/** A week with something in each section. */
export function aReport(fields: Partial<CareReport> = {}): CareReport {
  return {
    recipientId: testIds.recipient,
    range: { from: '2026-11-15', to: '2026-11-21' },
    before: { from: '2026-11-08', to: '2026-11-14' },
    wellness: {
      ...{ checkIns: { now: 9, before: 6 }, days: { now: 7, before: 5 }, safe: { now: 8, before: 6 } },
      ...{ ok: { now: 1, before: 0 }, needsHelp: { now: 0, before: 0 }, mood: { now: 3.8, before: null } },
    },
    adherence: {
      ...{ now: adherence(12, 2), before: adherence(0, 0) },
      medications: [
        {
          medicationId: testIds.recipient,
          name: 'Lisinopril',
          now: adherence(7, 0),
          before: adherence(0, 0),
        },
      ],
    },
    tasks: {
      completed: { now: 4, before: 1 },
      recent: [
        {
          ...{ id: testIds.ben, title: 'Water the garden', completedBy: testIds.ben },
          completedAt: '2026-11-20T15:00:00.000Z',
        },
      ],
    },
    careTime: {
      minutes: { now: 95, before: null },
      members: [{ memberId: testIds.ana, minutes: { now: 95, before: null } }],
    },
    notes: {
      count: 1,
      newest: [
        {
          ...{ kind: 'hand-off', id: testIds.ana, at: '2026-11-20T15:00:00.000Z', authorId: testIds.ben },
          ...{ overLinkBy: null, medicationName: null, text: 'New glasses' },
        },
      ],
    },
    ...fields,
  };
}

export function aDetailedReport(): DetailedReport {
  const steps = Array.from({ length: 7 }, (_, index) => ({
    ...{ day: `2026-11-${15 + index}`, checkIns: 1, mood: 4, adherence: 86, tasks: null, minutes: null },
  }));
  return { ...aReport(), stepDays: 1, steps };
}

export function aReportMail(fields: Partial<ReportMail> = {}): ReportMail {
  return { hindrance: null, isWeekly: false, nextAt: null, letters: [], ...fields };
}
