import type { Boot } from '@carecircle/contracts';
import { isCircleOperation } from '../operations/circleless-operations';
import type { QueryKey } from '../operations/operation-types';
import { currentSession } from '../session/use-session';
import type { LiveQueryKey } from './live-query-meta';
import { queryClient } from './query-client';

/** Puts what the page brought where `useLiveQuery` finds it, so that the first screen asks nothing. */
export function seedAnswers(answers: Boot['answers']): void {
  const circleId = currentSession()?.circle?.id ?? null;
  for (const { operation, input, output } of answers) {
    const scope = isCircleOperation(operation as QueryKey) ? circleId : null;
    const queryKey: LiveQueryKey = [operation as QueryKey, scope, input];
    queryClient.setQueryData(queryKey, output);
  }
}
