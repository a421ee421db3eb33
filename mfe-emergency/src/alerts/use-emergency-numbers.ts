import { useSession } from '@carecircle/remote-kit';
import { emergencyNumbersFor, type EmergencyNumber } from './emergency-number';

/** Numbers of where the people cared for live, one's own first, else of the circle's zone. Never empty. */
export function useEmergencyNumbers(): [EmergencyNumber, ...EmergencyNumber[]] {
  const { circle, recipients, person } = useSession();
  const ownFirst = [...recipients].sort(
    (one, other) => Number(other.memberId === person.id) - Number(one.memberId === person.id),
  );
  const zones = ownFirst.map(({ timeZone }) => timeZone);
  const [first, ...others] = emergencyNumbersFor([...zones, circle.timeZone]);
  return [first ?? { number: '112', region: 'elsewhere' }, ...others];
}
