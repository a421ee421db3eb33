import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDose, aMedication, aMedicationDay } from '../../testing/a-medication';
import { useKeptOrder } from '../use-kept-order';
import { turnUrgency } from './turn-urgency';

const timeMs = Date.parse('2026-11-21T15:00:00.000Z');
const at = (time: string) => ({ time, dueAt: `2026-11-21T${time}:00.000Z` });

describe('the order of medications', () => {
  it('MED-1 begins with what is waited for, then what is due, comes next, is taken as needed, or not at all', () => {
    const named = (digit: number, name: string, fields = {}) => aMedication(digit, { name, ...fields });
    const medications = [
      named(1, 'done', { status: 'completed' }),
      named(2, 'needed', { frequency: 'as-needed' }),
      named(3, 'paused', { status: 'paused' }),
      named(4, 'evening'),
      named(5, 'noon'),
      named(6, 'given'),
      named(7, 'missed'),
      named(8, 'now'),
    ];
    const doseOf = (index: number, time: string, fields = {}) =>
      aDose(index, { medicationId: medications[index]?.id, ...at(time), ...fields });
    const day = aMedicationDay([
      doseOf(3, '20:00'),
      doseOf(4, '17:00'),
      doseOf(5, '14:00', { status: 'taken' }),
      doseOf(6, '12:00', { status: 'missed' }),
      doseOf(7, '15:00'),
    ]);
    const ordered = [...medications].sort(
      (one, other) => turnUrgency(one, day, timeMs) - turnUrgency(other, day, timeMs),
    );
    expect(ordered.map(({ name }) => name)).toEqual([
      ...['missed', 'now', 'noon', 'evening', 'given', 'needed', 'paused', 'done'],
    ]);
  });

  it('MED-1 stays as it is when a dose is given, and follows what becomes due', () => {
    const items = [{ id: 'a' }, { id: 'b' }];
    let urgency: Record<string, number> = { a: 1, b: 2 };
    const { result, rerender } = renderHook(() => useKeptOrder(items, ({ id }) => urgency[id] ?? 0));
    const order = () => result.current.map(({ id }) => id).join('');
    expect(order()).toBe('ab');
    urgency = { a: 3, b: 2 };
    act(() => rerender());
    expect(order()).toBe('ab');
    urgency = { a: 3, b: 1 };
    act(() => rerender());
    expect(order()).toBe('ba');
  });
});
