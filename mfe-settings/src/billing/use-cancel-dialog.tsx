import { useState, type ReactNode } from 'react';
import { useGate, type Gate } from '@carecircle/remote-kit';
import { CancelDialog } from './cancel-dialog';
import type { PlanAnswer } from './use-plan';

interface CancelDialogHandle {
  /** For the button that asks: nobody confirms what cannot be sent. */
  gate: Gate;
  ask: () => void;
  dialog: ReactNode;
}

/** What a button that cancels the plan needs. */
export function useCancelDialog(plan: PlanAnswer['plan']): CancelDialogHandle {
  const gate = useGate();
  const [isAsking, setIsAsking] = useState(false);
  const dialog = isAsking ? <CancelDialog plan={plan} onClose={() => setIsAsking(false)} /> : null;
  return { gate, ask: () => setIsAsking(true), dialog };
}
