/** Noon in the time zone of the tests' circle. */
const startMs = Date.parse('2026-11-21T18:00:00Z');

/**
 * Tests of pages begin at noon, whatever the hour is, and the time goes on from there: five minutes ago is the same day, and none ends on
 * another day than it began. A test of a certain moment sets the time itself.
 */
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
