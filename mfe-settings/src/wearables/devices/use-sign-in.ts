import { useCommand } from '@carecircle/remote-kit';

/** Leads to the sign-in of a device's account, which comes back to this screen. */
export function useSignIn() {
  const starting = useCommand('wearables.startGrant');
  const signIn = async (deviceId: string) => {
    const outcome = await starting.send({ deviceId });
    if (outcome.status === 'done') window.location.assign(outcome.output.url);
  };
  return { signIn, isPending: starting.isPending, gate: starting.gate };
}
