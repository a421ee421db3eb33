import { describe, expect, it } from 'vitest';
import { backupName, backupTime, expiredBackups } from './backup-files';

const at = (time: string) => backupName(`${time}.000Z`);

describe('backups kept', () => {
  it('are named by their time in a way that sorts and reads back', () => {
    const name = at('2026-11-21T10:20:30');
    expect(name).toBe('carecircle-2026-11-21T10-20-30Z.sql.gz');
    expect(backupTime(name)).toEqual(new Date('2026-11-21T10:20:30Z'));
    expect([name, `${name}.draft`, 'notes.txt'].map(backupTime).filter(Boolean)).toHaveLength(1);
  });

  it('are the last of each hour for 24 hours and the last of each day for 7 days', () => {
    const start = Date.UTC(2026, 10, 10);
    const halfHourly = Array.from({ length: 12 * 48 }, (_, index) =>
      backupName(new Date(start + index * 1_800_000).toISOString()),
    );
    const expired = new Set(expiredBackups(halfHourly, { hours: 24, days: 7 }));
    const kept = halfHourly.filter((name) => !expired.has(name));
    expect(kept).toHaveLength(24 + 6);
    expect(kept.slice(0, 6).map((name) => name.slice(11, 27))).toEqual(
      [15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}T23-30`),
    );
    expect(kept.slice(6).every((name) => name.includes('-30-00Z'))).toBe(true);
  });

  it('stay when the server stood still for a month', () => {
    const names = [at('2026-10-01T10:00:00'), at('2026-10-02T10:00:00'), at('2026-11-21T10:00:00')];
    expect(expiredBackups(names, { hours: 2, days: 3 })).toEqual([]);
  });
});
