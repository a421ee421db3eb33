import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { useFormErrors } from './use-form-errors';

const Titled = z.object({ title: z.string().min(1) });

it('ALL-3 the messages are new with each check, so that a field shows again what is still wrong, and else the same', () => {
  const { result, rerender } = renderHook(() => useFormErrors(Titled, {}, () => 'Enter a title'));
  const check = () => act(() => void result.current.check({ title: '' }));
  check();
  const first = result.current.errors;
  rerender();
  expect(result.current.errors).toBe(first);
  check();
  expect(result.current.errors).toEqual({ title: 'Enter a title' });
  expect(result.current.errors).not.toBe(first);
});
