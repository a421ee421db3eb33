interface Refused {
  code: string;
  /** Names of the fields that it is about. */
  fields: string[];
  /** Of a first step that asks for a second one. */
  ticket?: string | undefined;
}

const timeoutMs = 15_000;
/** Whoever asks for the demo circle of a server that has just been set up waits until it is made, however slow that is. */
const demoTimeoutMs = 60_000;
/** The last command that got no answer: sending the same again must not take effect twice. */
let unanswered: { body: string; commandId: string } | null = null;

/** Sends a command to the server. Gives null when it was done, or why not; no answer is a refusal without a code of its own. */
export async function postCommand(operation: string, input: object): Promise<Refused | null> {
  const body = JSON.stringify([operation, input]);
  const commandId = unanswered?.body === body ? unanswered.commandId : crypto.randomUUID();
  unanswered = { body, commandId };
  try {
    const response = await fetch(`/api/${operation}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...input, commandId }),
      signal: AbortSignal.timeout(operation.endsWith('/sign-in-to-demo') ? demoTimeoutMs : timeoutMs),
    });
    unanswered = null;
    return response.ok ? null : readRefusal(await response.json());
  } catch {
    return { code: 'UNAVAILABLE', fields: [] };
  }
}

interface Answer {
  code?: string;
  fields?: { path: string }[];
  details?: { ticket?: string };
}

function readRefusal({ code = 'INTERNAL', fields = [], details }: Answer): Refused {
  return { code, fields: fields.map(({ path }) => path), ticket: details?.ticket };
}
