import { useLiveQuery } from '@carecircle/remote-kit';

/** By what this installation can tell contacts; undefined until it has said. */
export function useAlertChannels() {
  return useLiveQuery('emergency.getAlertChannels', {}).data;
}
