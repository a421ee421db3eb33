interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Thrown at the developer who publishes or sets what the contracts do not allow (MFE-6); no subscriber saw the value. */
export class BusError extends Error {
  override name = 'BusError';

  /** `subject` names the event or channel; the message lists each wrong field by its path. */
  constructor(subject: string, cause: unknown) {
    super(`${subject} is refused: ${problemsOf(cause).join('; ')}`, { cause });
  }
}

function problemsOf(cause: unknown): string[] {
  if (!hasIssues(cause)) return [String(cause)];
  return cause.issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message));
}

function hasIssues(cause: unknown): cause is { issues: Issue[] } {
  return cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues);
}
