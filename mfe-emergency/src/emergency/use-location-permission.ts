import { useCallback, useEffect, useState } from 'react';
import {
  askForPlace,
  locationPermission,
  readPlace,
  type LocationPermission,
} from '../location/current-place';

export interface LocationAccess {
  /** Until the browser has said, what it is at first: what stands below keeps its place. */
  permission: LocationPermission;
  /** Asks the browser, which asks the person. */
  enable: () => Promise<void>;
}

/** The true permission of this browser, followed while it changes (EMER-1). */
export function useLocationPermission(): LocationAccess {
  const [permission, setPermission] = useState<LocationPermission>('prompt');
  const look = useCallback(async () => setPermission(await locationPermission()), []);

  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isGone = false;
    const follow = async () => {
      await look();
      if (!('permissions' in navigator)) return;
      status = await navigator.permissions.query({ name: 'geolocation' });
      if (!isGone) status.addEventListener('change', look);
    };
    void follow();
    // A place that is known already goes out with the alert itself.
    void readPlace();
    return () => {
      isGone = true;
      status?.removeEventListener('change', look);
    };
  }, [look]);

  const enable = useCallback(async () => {
    const place = await askForPlace();
    if (place) setPermission('granted');
    else await look();
  }, [look]);
  return { permission, enable };
}
