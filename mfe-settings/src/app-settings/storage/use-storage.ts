import { useCallback, useEffect, useState } from 'react';
import {
  openDeviceStorage,
  useKeepsData,
  useNow,
  type Download,
  type StorageFigures,
} from '@carecircle/remote-kit';

interface Storage {
  /** Null until they are measured. */
  figures: StorageFigures | null;
  downloads: readonly Download[];
  hasFailed: boolean;
  /** Measures again. */
  look: () => Promise<void>;
}

/** What CareCircle keeps on this device, measured when the screen opens, after each deletion, and every half minute. */
export function useStorage(): Storage {
  const [figures, setFigures] = useState<StorageFigures | null>(null);
  const [downloads, setDownloads] = useState<readonly Download[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const keeps = useKeepsData();
  const look = useCallback(async () => {
    try {
      const storage = await openDeviceStorage();
      const [measured, listed] = await Promise.all([storage.measure(), storage.list()]);
      setFigures(measured);
      setDownloads(listed);
      setHasFailed(false);
    } catch (error) {
      console.error('What is stored on this device could not be measured', error);
      setHasFailed(true);
    }
  }, []);
  const now = useNow();
  // What is kept grows while the screen is open.
  useEffect(() => void look(), [look, keeps, now]);
  return { figures, downloads, hasFailed, look };
}
