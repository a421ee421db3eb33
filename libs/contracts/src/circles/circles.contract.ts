import * as z from 'zod';
import { circleLimits } from './circle-limits';
import { Circle, CircleName, InviteCode } from './circle';
import { Member, Role } from './member';
import { PhotoText } from '../files/photo';
import { Recipient, RecipientInput, recipientFields } from './recipient';
import { Session } from '../account/session';
import { Currency, Id, TimeZone } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'circles';
const member = { memberId: Id };

export const circlesContract = {
  getSession: query({
    area,
    name: 'getSession',
    summary: 'Who is signed in and the chosen circle',
    scope: 'public',
    input: { circleId: Id.optional() },
    output: z.object({ session: Session.nullable(), positions: z.record(Id, z.int()) }),
  }),
  createCircle: command({
    area,
    name: 'createCircle',
    summary: 'Create a circle; the creator is its sole admin',
    scope: 'person',
    input: { newCircleId: Id, name: CircleName, timeZone: TimeZone, currency: Currency.default('USD') },
    output: Circle,
  }),
  joinCircle: command({
    area,
    name: 'joinCircle',
    summary: 'Ask to join with an invite code; an admin accepts',
    scope: 'person',
    guessable: true,
    input: { inviteCode: InviteCode },
    output: z.object({ circleId: Id, status: z.literal('pending') }),
  }),
  chooseCircle: command({
    area,
    name: 'chooseCircle',
    summary: 'Make another of my circles the one I look at',
    scope: 'person',
    input: { chosenCircleId: Id },
    output: z.object({ circleId: Id }),
  }),
  getInviteCode: query({
    area,
    name: 'getInviteCode',
    summary: 'The code to share',
    scope: 'circle',
    action: 'circle:view-invite-code',
    input: {},
    output: z.object({ inviteCode: z.string() }),
  }),
  renameCircle: command({
    area,
    name: 'renameCircle',
    summary: 'Rename the circle',
    scope: 'circle',
    action: 'circle:rename',
    input: { name: CircleName },
    output: Circle,
  }),
  listPendingMembers: query({
    area,
    name: 'listPendingMembers',
    summary: 'People who wait for an admin',
    scope: 'circle',
    action: 'member:admit',
    input: {},
    output: z.array(Member).max(circleLimits.members),
  }),
  admitMember: command({
    area,
    name: 'admitMember',
    summary: 'Accept a person who asked to join',
    scope: 'circle',
    action: 'member:admit',
    input: { ...member, role: Role.default('family') },
    output: Member,
  }),
  rejectMember: command({
    area,
    name: 'rejectMember',
    summary: 'Refuse a person who asked to join',
    scope: 'circle',
    action: 'member:admit',
    input: member,
    output: z.object({ memberId: Id }),
  }),
  changeMemberRole: command({
    area,
    name: 'changeMemberRole',
    summary: 'Give a member another role',
    scope: 'circle',
    action: 'member:change-role',
    input: { ...member, role: Role },
    output: Member,
  }),
  removeMember: command({
    area,
    name: 'removeMember',
    summary: 'End a membership',
    scope: 'circle',
    action: 'member:remove',
    input: member,
    output: Member,
  }),
  listRecipients: query({
    area,
    name: 'listRecipients',
    summary: 'The people this circle cares for',
    scope: 'circle',
    action: 'recipient:view',
    input: {},
    output: z.array(Recipient).max(circleLimits.recipients),
  }),
  addRecipient: command({
    area,
    name: 'addRecipient',
    summary: 'Add a person to care for',
    scope: 'circle',
    action: 'recipient:edit',
    input: { recipientId: Id, ...recipientFields },
    output: Recipient,
  }),
  editRecipient: command({
    area,
    name: 'editRecipient',
    summary: 'Edit a person cared for',
    scope: 'circle',
    action: 'recipient:edit',
    input: { recipientId: Id, ...edit(RecipientInput) },
    output: Recipient,
  }),
  setRecipientPhoto: command({
    area,
    name: 'setRecipientPhoto',
    summary: 'Give a person cared for a photo, or take it away',
    scope: 'circle',
    action: 'recipient:edit',
    input: { recipientId: Id, photo: PhotoText.nullable() },
    output: Recipient,
  }),
  resetDemoCircle: command({
    area,
    name: 'resetDemoCircle',
    summary: 'Put this copy of the demo circle back to its beginning',
    scope: 'circle',
    action: 'circle:reset-demo',
    input: {},
    output: z.object({ circleId: Id }),
  }),
};
