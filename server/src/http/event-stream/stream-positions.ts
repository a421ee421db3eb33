import { Id } from '@carecircle/contracts/schemas';
import { refuse } from '../../refuse';

const mostScopes = 20;

/** Reached sequence per log, as it travels: `<scopeId>:<sequence>,…`. */
export type Positions = Map<string, number>;

/** @throws MALFORMED unless the text is a list of positions. */
export function readPositionsText(text: string): Positions {
  const parts = text.split(',').filter(Boolean);
  if (parts.length === 0 || parts.length > mostScopes) throw malformed();
  return new Map(
    parts.map((part) => {
      const [scopeId, sequence] = part.split(':');
      const id = Id.safeParse(scopeId);
      if (!id.success || !/^\d{1,15}$/.test(sequence ?? '')) throw malformed();
      return [id.data, Number(sequence)];
    }),
  );
}

export function writePositionsText(positions: Positions): string {
  return [...positions].map(([scopeId, sequence]) => `${scopeId}:${sequence}`).join(',');
}

function malformed() {
  return refuse('MALFORMED', { message: 'Positions are written <scopeId>:<sequence>, separated by commas.' });
}
