import type { Alert } from '@carecircle/contracts';

/** Panic and medical are critical, fall is high (EMER-6). */
export function severityOf(type: Alert['type']): Alert['severity'] {
  return type === 'fall' ? 'high' : 'critical';
}
