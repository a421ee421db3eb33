import { trackHelp } from './help/track-help';
import { trackUnseen } from './points/track-unseen';

/** What this area keeps true while none of its screens is shown. */
export default function background(): () => void {
  const stops = [trackHelp(), trackUnseen()];
  return () => stops.forEach((stop) => stop());
}
