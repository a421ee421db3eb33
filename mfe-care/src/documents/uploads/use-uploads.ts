import { useSyncExternalStore } from 'react';
import { useSession } from '@carecircle/remote-kit';
import { uploadQueue } from './upload-queue';

/** Files on their way into the vault of the chosen circle. */
export function useUploads() {
  const circleId = useSession().circle.id;
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.all);
  return uploads.filter((upload) => upload.circleId === circleId);
}
