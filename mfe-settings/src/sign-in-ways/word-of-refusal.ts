/** What a form about signing in says when it is refused as a whole. */
export function wordOfRefusal(code: string) {
  if (code === 'TOO_MANY_ATTEMPTS') return 'account.email.locked';
  return code === 'INVALID_STATE' ? 'security.over' : 'account.email.failed';
}
