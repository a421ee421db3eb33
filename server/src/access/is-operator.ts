/**
 * Whether somebody runs this installation (REL-6): the configuration names their address, and they have proved that it is theirs.
 *
 * @param operators in small letters.
 */
export function isOperator(
  operators: readonly string[],
  { email, emailVerified }: { email: string; emailVerified: boolean },
): boolean {
  return emailVerified && operators.includes(email.toLowerCase());
}
