import type { CareReport, Member, ReportNote } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { readHandOffNotes } from '../care-log';
import { readCheckInNotes } from '../check-ins';
import { readDoseNotes } from '../medications';
import type { Span } from './read-report';

interface Found {
  count: number;
  notes: ReportNote[];
}

const nothing: Found = { count: 0, notes: [] };
const noName = { overLinkBy: null, medicationName: null };

/** What was written down, newest first: of each kind for whoever may see its records, null for who may see none. */
export async function readNotes(
  reader: Reader,
  member: Member,
  span: Span,
  limit: number,
): Promise<CareReport['notes']> {
  const may = {
    handOff: can(member, 'care-log:view', span.recipientId),
    checkIns: can(member, 'check-in:view', span.recipientId),
    doses: can(member, 'medication:view', span.recipientId),
  };
  if (!may.handOff && !may.checkIns && !may.doses) return null;
  const found = [
    may.handOff ? await handOffNotesOf(reader, span, limit) : nothing,
    may.checkIns ? await checkInNotesOf(reader, span, limit) : nothing,
    may.doses ? await doseNotesOf(reader, span, limit) : nothing,
  ];
  return {
    count: found.reduce((total, { count }) => total + count, 0),
    newest: found
      .flatMap(({ notes }) => notes)
      .sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
      .slice(0, limit),
  };
}

async function handOffNotesOf(reader: Reader, span: Span, limit: number): Promise<Found> {
  const { count, rows } = await readHandOffNotes(reader, span, limit);
  const notes = rows.map(({ id, createdAt, authorId, text }) => ({
    ...{ kind: 'hand-off' as const, id, at: createdAt.toISOString(), authorId, text, ...noName },
  }));
  return { count, notes };
}

async function checkInNotesOf(reader: Reader, span: Span, limit: number): Promise<Found> {
  const { count, rows } = await readCheckInNotes(reader, span, limit);
  const notes = rows.map(({ id, createdAt, checkedBy, overLinkBy, notes: text }) => ({
    ...{ kind: 'check-in' as const, id, at: createdAt.toISOString(), authorId: checkedBy, text },
    ...{ overLinkBy, medicationName: null },
  }));
  return { count, notes };
}

async function doseNotesOf(reader: Reader, span: Span, limit: number): Promise<Found> {
  const { count, rows } = await readDoseNotes(reader, span, limit);
  const notes = rows.map(({ id, loggedAt, memberId, medicationName, reason }) => ({
    ...{ kind: 'dose' as const, id, at: loggedAt.toISOString(), authorId: memberId, text: reason },
    ...{ overLinkBy: null, medicationName },
  }));
  return { count, notes };
}
