/** The scale of the medication screens: 95 and above green, 80 and above yellow, else red (section 9). */
export type AdherenceTone = 'done' | 'due' | 'missed';

export function adherenceTone(percent: number): AdherenceTone {
  if (percent >= 95) return 'done';
  return percent >= 80 ? 'due' : 'missed';
}
