import type { ComponentType } from 'react';
import type { CareReport } from '@carecircle/contracts';
import { ActivitySection } from './activity-section';
import { AdherenceSection } from './adherence-section';
import { NotesSection } from './notes-section';
import { WellnessSection } from './wellness-section';

interface ReportSection {
  id: 'wellness' | 'adherence' | 'activity' | 'notes';
  /** Whether the reader may see any of it. */
  isShown: (report: CareReport) => boolean;
  Content: ComponentType<{ report: CareReport }>;
}

/** The sections of a report, in their order (REP-1). */
export const reportSections: readonly ReportSection[] = [
  { id: 'wellness', isShown: ({ wellness }) => wellness !== null, Content: WellnessSection },
  { id: 'adherence', isShown: ({ adherence }) => adherence !== null, Content: AdherenceSection },
  {
    id: 'activity',
    isShown: ({ tasks, careTime }) => tasks !== null || careTime !== null,
    Content: ActivitySection,
  },
  { id: 'notes', isShown: ({ notes }) => notes !== null, Content: NotesSection },
];
