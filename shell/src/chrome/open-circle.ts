import { sendCommand } from '@carecircle/remote-kit';
import { enterApp } from '../session/enter-app';

/** Makes another of the person's circles the one they look at, and opens its dashboard (AUTH-6). */
export async function openCircle(chosenCircleId: string): Promise<void> {
  const { status } = await sendCommand('circles.chooseCircle', { chosenCircleId });
  if (status === 'done') enterApp('/dashboard');
}
