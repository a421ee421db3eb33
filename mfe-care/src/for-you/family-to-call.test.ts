import { testIds, testSession } from '@carecircle/remote-kit/testing';
import { expect, it } from 'vitest';
import { familyToCall } from './family-to-call';

const phones: Record<string, string> = { [testIds.ana]: '+13125550142', [testIds.ben]: '+13125550187' };
const members = testSession().members.map((member) => ({ ...member, phone: phones[member.id] ?? null }));
const namesOf = (memberId: string | null, decisionMakerIds: string[]) =>
  familyToCall(members, { memberId, decisionMakerIds }).map(({ name }) => name);

it('REC-1 members with a number can be called, in the order they joined', () => {
  expect(namesOf(null, [])).toEqual(['Ana Rivera', 'Ben Rivera']);
});

it('REC-1 who may decide for the person comes first', () => {
  expect(namesOf(null, [testIds.cleo, testIds.ben])).toEqual(['Ben Rivera', 'Ana Rivera']);
});

it('REC-1 nobody is asked to call themselves', () => {
  expect(namesOf(testIds.ana, [testIds.ana])).toEqual(['Ben Rivera']);
});
