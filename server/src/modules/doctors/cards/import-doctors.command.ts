import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { doctorOf, newDoctorRow, readDoctors } from '../doctor-rows';
import { doctors } from '../doctors.tables';
import { requireRoomForDoctors } from '../require-room-for-doctor';
import { readCards } from './read-cards';

/** Whoever has a doctor's name already is known, so that the same file twice adds nothing. */
export const importDoctors = defineCommand(
  apiContract.doctors.importDoctors,
  async ({ tx, input, circle, now, record }) => {
    const cards = readCards(input.cards, input.specialty);
    const known = new Set((await readDoctors(tx, circle.id)).map(({ name }) => name));
    const read = cards.flatMap((card) => card ?? []);
    const fresh = read.filter(({ name }, index) => {
      const isFirst = read.findIndex((other) => other.name === name) === index;
      return isFirst && !known.has(name);
    });
    await requireRoomForDoctors(tx, circle.id, fresh.length);
    const rows = fresh.map((card) => newDoctorRow(circle.id, randomUUID(), card, now));
    if (rows.length > 0) await tx.insert(doctors).values(rows);
    for (const row of rows) await record('doctor.added', { doctor: doctorOf(row) });
    const left = cards.length - read.length;
    return { doctors: rows.map(doctorOf), known: read.length - rows.length, left };
  },
);
