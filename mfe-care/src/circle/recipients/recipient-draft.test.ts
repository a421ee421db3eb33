import { describe, expect, it } from 'vitest';
import { fieldCodes, type Recipient } from '@carecircle/contracts';
import { RecipientInput } from '@carecircle/contracts/schemas';
import { testIds, testSession } from '@carecircle/remote-kit/testing';
import { changesOf } from '@carecircle/remote-kit/forms';
import { draftOfRecipient, fieldsOf, newRecipientDraft } from './recipient-draft';

const [ruth] = testSession().recipients as [Recipient];

describe('REC-1 the record of a person cared for', () => {
  it('asks for a name alone', () => {
    const fields = fieldsOf(newRecipientDraft('Europe/Madrid', 'es'));
    expect(fieldCodes(RecipientInput.partial(), fields)).toEqual({ name: 'too_small' });
  });

  it('reads one condition from each line', () => {
    const draft = { ...draftOfRecipient(ruth), conditions: ' Type 2 diabetes \n\nHigh blood pressure' };
    expect(fieldsOf(draft).conditions).toEqual(['Type 2 diabetes', 'High blood pressure']);
  });

  it('sends only what was changed', () => {
    const draft = { ...draftOfRecipient(ruth), allergies: 'Penicillin' };
    expect(changesOf(ruth, fieldsOf(draft))).toEqual({ allergies: ['Penicillin'] });
    expect(changesOf(ruth, fieldsOf(draftOfRecipient(ruth)))).toEqual({});
  });

  it('says which member the person is', () => {
    const draft = { ...draftOfRecipient(ruth), memberId: testIds.ben };
    expect(changesOf(ruth, fieldsOf(draft))).toEqual({ memberId: testIds.ben });
  });
});
