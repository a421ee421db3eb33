const patienceMs = 15_000;

/** Where this device is, in degrees; null where the browser may not say or does not know. */
export function askForPlace(): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    // Absent where the browser or a policy has taken it away.
    const location = (navigator as Partial<Navigator>).geolocation;
    if (!location) return resolve(null);
    location.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: patienceMs, maximumAge: 300_000 },
    );
  });
}
