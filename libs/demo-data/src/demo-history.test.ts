import { apiContract } from '@carecircle/contracts/api';
import { describe, expect, it } from 'vitest';
import { demoFoundedDaysAgo, demoHistory } from './demo-history';
import { demoPeople, type PersonKey } from './family';

const circleId = '0192f000-0000-7000-8000-000000000001';
const people = Object.fromEntries(
  Object.keys(demoPeople).map((key, index) => [key, `0192f000-0000-7000-8000-0000000001${index}0`]),
) as Record<PersonKey, string>;
const recipients = {
  rosa: '0192f000-0000-7000-8000-000000000200',
  hugo: '0192f000-0000-7000-8000-000000000201',
};

const moments = [
  '2026-11-21T16:00:00Z',
  '2027-01-01T05:59:00Z',
  '2027-02-28T12:00:00Z',
  '2026-11-01T07:30:00Z',
  '2027-03-14T08:30:00Z',
];

describe.each(moments)('ALL-4 the demo history at %s', (moment) => {
  const now = new Date(moment);
  let made = 0;
  const newId = () => `0192f000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;
  const steps = demoHistory({ now, people, recipients, newId });

  it('lies between the founding and the end of the day, in order', () => {
    const times = steps.map((step) => step.at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime() + 86_400_000);
    expect(times[0]).toBeGreaterThan(now.getTime() - demoFoundedDaysAgo * 86_400_000);
  });

  it('is made of commands that the contract accepts', () => {
    for (const step of steps) {
      const [area, name] = step.operation.split('.') as [keyof typeof apiContract, string];
      const operation = (
        apiContract[area] as Record<
          string,
          { '~orpc': { meta: { scope: string }; inputSchema?: { parse(value: unknown): unknown } } }
        >
      )[name];
      const isOfCircle = operation?.['~orpc'].meta.scope === 'circle';
      const input = { ...step.input, ...(isOfCircle && { circleId }), commandId: newId() };
      expect(() => operation?.['~orpc'].inputSchema?.parse(input), step.operation).not.toThrow();
    }
    expect(steps.length).toBeGreaterThan(90);
  });
});
