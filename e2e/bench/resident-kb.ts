import { readFileSync } from 'node:fs';

/** Memory that a process holds, as Linux counts it, with what was moved to the disk. */
export function residentKb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [resident, swapped] = ['VmRSS', 'VmSwap'].map((field) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]),
  );
  return (resident ?? NaN) + (swapped ?? NaN);
}
