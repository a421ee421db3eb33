export type OnboardingStep = 'choose' | 'create' | 'join' | 'restore' | 'wait' | null;

/** Address of a step; whatever else the address holds, such as the wanted path, stays. Null begins anew. */
export function stepPath(step: OnboardingStep, search = location.search): string {
  const params = new URLSearchParams(search);
  if (step) params.set('step', step);
  else params.delete('step');
  const text = params.toString();
  return `/onboarding${text && `?${text}`}`;
}
