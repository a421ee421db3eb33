/** Twilio refuses a whole message for an address that it cannot reach, so it gets only one that the world may know. */
export function twilioCallback(report: string | undefined): string | undefined {
  return report?.startsWith('https:') ? report : undefined;
}
