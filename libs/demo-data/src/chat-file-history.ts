import type { MessageFileKind } from '@carecircle/contracts';
import type { DemoClock } from './demo-clock';
import { demoMelody } from './demo-melody';
import { demoPdf } from './demo-pdf';
import type { PersonKey } from './family';
import { pressureLogPhoto } from './photos/pressure-log';
import type { DemoStage, DemoStep } from './step';

interface Brought {
  as: PersonKey;
  at: Date;
  kind: MessageFileKind;
  name: string;
  /** In base64. */
  content: string;
  peaks?: number[];
}

/** What the family sends each other beside words today, and yesterday's call that not everybody has answered. */
export function chatFileHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const files: Brought[] = [
    {
      ...{ as: 'ben', at: clock.moment(0, '08:24'), kind: 'image' },
      ...{ name: 'Pressure log.webp', content: pressureLogPhoto },
    },
    {
      ...{ as: 'ben', at: clock.moment(0, '11:46'), kind: 'file', name: 'After-visit summary.pdf' },
      content: demoPdf([
        'After-visit summary',
        'Rosa Morales, cardiology',
        'Blood pressure 128 over 76. Same dose, back in three months.',
      ]),
    },
    { as: 'tom', at: clock.moment(0, '18:46'), kind: 'voice', name: 'Rosa sings.wav', ...demoMelody() },
  ];
  return [...files.flatMap((file) => stepsOf(stage, file)), ...urgentSteps(stage, clock)];
}

/** Announced with its content, then checked and sent. */
function stepsOf({ newId }: DemoStage, { as, at, kind, name, content, peaks = [] }: Brought): DemoStep[] {
  const uploadId = newId();
  const announced = new Date(at.getTime() - 2_000);
  return [
    {
      ...{ at: announced, as, operation: 'communication.startMessageUpload', content },
      input: { uploadId, name, sizeBytes: atob(content).length },
    },
    {
      ...{ at, as, operation: 'communication.sendFile' },
      input: { messageId: newId(), recipientId: null, uploadId, kind, peaks },
    },
  ];
}

function urgentSteps({ newId }: DemoStage, clock: DemoClock): DemoStep[] {
  const messageId = newId();
  const text =
    'The elevator is out until tomorrow noon. Please take the ramp with Mom, not the front stairs.';
  return [
    {
      ...{ at: clock.moment(-1, '13:10'), as: 'lucia', operation: 'communication.sendMessage' },
      input: { messageId, recipientId: null, text, isUrgent: true },
    },
    ...(['tom', 'ben'] as const).map((as, index): DemoStep => ({
      ...{ at: clock.moment(-1, `13:1${3 + index * 4}`), as, operation: 'communication.confirmMessage' },
      input: { messageId },
    })),
  ];
}
