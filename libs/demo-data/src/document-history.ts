import type { DocumentKind } from '@carecircle/contracts';
import type { DemoClock } from './demo-clock';
import { demoPdf } from './demo-pdf';
import type { DemoStage, DemoStep } from './step';
import type { PersonKey } from './family';

interface Paper {
  as: PersonKey;
  at: Date;
  name: string;
  content: string;
  kind: DocumentKind;
  expiresOn?: string;
  renewedBy?: PersonKey;
}

/** What the family keeps for when it is needed in a hurry. */
export function documentHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const papers: Paper[] = [
    {
      ...{ as: 'ana', at: clock.moment(-95, '20:05'), kind: 'power-of-attorney' },
      name: 'Power of attorney, Rosa.pdf',
      content: demoPdf([
        'Durable power of attorney',
        'Principal: Rosa Morales',
        'Agent: Ana Morales. Successor agent: Ben Morales.',
        'Takes effect at once and lasts through incapacity.',
      ]),
    },
    {
      ...{ as: 'ana', at: clock.moment(-95, '20:12'), kind: 'directive' },
      name: 'Health care directive, Hugo.pdf',
      content: demoPdf([
        'Health care directive',
        'Hugo Morales',
        'No ventilation for longer than a trial of a week.',
        'Decisions for him: Rosa, then Ana.',
      ]),
    },
    {
      ...{ as: 'ben', at: clock.moment(-40, '18:30'), kind: 'insurance', renewedBy: 'ben' },
      name: 'Medicare supplement, Rosa.pdf',
      content: demoPdf(['Medicare supplement plan G', 'Rosa Morales', 'Paid through the date of renewal.']),
      expiresOn: clock.day(21),
    },
    {
      ...{ as: 'lucia', at: clock.moment(-6, '17:45'), kind: 'other' },
      name: 'Letter from the eye clinic.pdf',
      content: demoPdf(['Eye clinic, Lakeview', 'Rosa Morales', 'Next check of both eyes in six months.']),
    },
  ];
  return papers.flatMap((paper) => stepsOf(stage, paper));
}

/** Announced with its content, then checked and kept. */
function stepsOf({ newId, people }: DemoStage, { as, at, name, content, ...paper }: Paper): DemoStep[] {
  const { kind, expiresOn = null, renewedBy } = paper;
  const uploadId = newId();
  const sizeBytes = atob(content).length;
  const later = new Date(at.getTime() + 2_000);
  const renewalOwnerId = renewedBy ? people[renewedBy] : null;
  return [
    {
      ...{ at, as, operation: 'documents.startUpload', content },
      input: { uploadId, documentId: null, name, sizeBytes },
    },
    {
      ...{ at: later, as, operation: 'documents.addDocument' },
      input: { documentId: newId(), uploadId, kind, expiresOn, renewalOwnerId },
    },
  ];
}
