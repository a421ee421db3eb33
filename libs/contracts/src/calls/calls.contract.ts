import * as z from 'zod';
import { command, query } from '../api/operation';
import { Id, Instant } from '../primitives';
import { Call, CallContent, CallMedia, IceServer } from './call';
import { callLimits } from './call-choices';

const area = 'calls';
const action = 'call:join';
const scope = 'circle';

/** `deviceId` names one open page: it is made anew with each of them. */
const onDevice = { callId: Id, deviceId: Id };

export const callsContract = {
  listOpenCalls: query({
    area,
    name: 'listOpenCalls',
    summary: 'Calls that ring for me or that I could take part in, the first one first',
    scope,
    action,
    input: {},
    output: z.array(Call).max(callLimits.open),
  }),
  getIceServers: query({
    area,
    name: 'getIceServers',
    summary: 'How devices find each other, with credentials for a short time',
    scope,
    action,
    input: {},
    output: z.object({
      iceServers: z.array(IceServer).max(2),
      /** Whether one of them passes on what cannot go directly (TURN). */
      hasRelay: z.boolean(),
      expiresAt: Instant,
    }),
  }),
  startCall: command({
    area,
    name: 'startCall',
    summary:
      'Call a member, or the circle where `calleeId` is null; joins the call that is open there already',
    scope,
    action,
    input: { ...onDevice, calleeId: Id.nullable(), media: CallMedia },
    output: Call,
  }),
  joinCall: command({
    area,
    name: 'joinCall',
    summary: 'Answer a call, or take it over on this device',
    scope,
    action,
    input: onDevice,
    output: Call,
  }),
  declineCall: command({
    area,
    name: 'declineCall',
    summary: 'Stop the ringing on all my devices',
    scope,
    action,
    input: { callId: Id },
    output: Call,
  }),
  leaveCall: command({
    area,
    name: 'leaveCall',
    summary: 'End my part of a call; changes nothing where another device of mine has taken it over',
    scope,
    action,
    input: onDevice,
    output: Call,
  }),
  keepCall: command({
    area,
    name: 'keepCall',
    summary: 'Say that this device is still in the call, and read how it stands',
    scope,
    action,
    input: onDevice,
    output: Call,
  }),
  sendCallSignal: command({
    area,
    name: 'sendCallSignal',
    summary: 'Tell another device of the call how to connect; kept nowhere',
    scope,
    action,
    input: { ...onDevice, toDeviceId: Id, content: CallContent },
    output: z.object({}),
  }),
};
