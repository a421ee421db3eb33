import type { RemoteManifest } from '@carecircle/contracts';

/** The shell's own screens inside a circle, known to all areas by their id. */
export const shellRoutes: RemoteManifest['routes'] = [
  { id: 'home', path: '/dashboard', title: 'nav.home' },
  { id: 'notifications', path: '/notifications', title: 'notifications.title', backTo: 'home' },
];
