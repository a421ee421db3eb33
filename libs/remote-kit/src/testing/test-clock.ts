/**
 * Tests of pages begin at noon in their circle's time zone, whatever the hour is, and the time goes on from there: five minutes ago is the
 * same day, and none ends on another day than it began. A test of a certain moment sets the time itself.
 */
const startMs = Date.parse('2026-11-21T18:00:00Z');

const MachineDate = Date;
const skewMs = startMs - MachineDate.now();

globalThis.Date = class extends MachineDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length > 0 ? parts : [MachineDate.now() + skewMs]) as [number]));
  }

  static override now(): number {
    return MachineDate.now() + skewMs;
  }
} as DateConstructor;
