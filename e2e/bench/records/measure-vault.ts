import type { Figure } from '../figure';
import { interleave } from '../interleave';
import type { Member } from '../member';

const rounds = 15;
const callsInRound = 20;

interface Vault {
  member: Member;
  circleId: string;
}

/** The first page of a vault, and a search whose only find is its oldest document. */
export async function measureVault(large: Vault, small: Vault, sizes: [number, number]): Promise<Figure[]> {
  const listed = await interleave(rounds, { large: () => list(large), small: () => list(small) });
  const searched = await interleave(rounds, {
    large: () => list(large, `number ${sizes[0]}.`),
    small: () => list(small, `number ${sizes[1]}.`),
  });
  const beside = `${sizes[0]} documents takes as long as one of ${sizes[1]}`;
  return [
    figure(`The first page of a vault of ${beside}`, listed),
    figure(`A search in a vault of ${beside}`, searched),
  ];
}

function figure(promise: string, { large, small }: Record<'large' | 'small', number>): Figure {
  return { promise, measured: large, baseline: small, unit: 'ms', limit: { atMost: 1.5, of: 'ratio' } };
}

async function list({ member, circleId }: Vault, search?: string): Promise<number> {
  const input = { circleId, ...(search !== undefined && { search }) };
  const begun = performance.now();
  for (let call = 0; call < callsInRound; call += 1) {
    const { documents } = await member.call('documents', 'listDocuments', input);
    if (search !== undefined && documents.length !== 1) throw new Error('The search found something else.');
  }
  return (performance.now() - begun) / callsInRound;
}
