import { defineModule } from '../../spine/define-module';
import { declineCall } from './decline-call.command';
import { dropLost } from './drop-lost.job';
import { endRinging } from './end-ringing.job';
import { getIceServers } from './get-ice-servers.query';
import { joinCall } from './join-call.command';
import { keepCall } from './keep-call.command';
import { leaveCall } from './leave-call.command';
import { leaveCalls } from './leave-calls.reaction';
import { listOpenCalls } from './list-open-calls.query';
import { readOpenCalls } from './read-open-calls';
import { sendCallSignal } from './send-call-signal.command';
import { startCall } from './start-call.command';

export const callsModule = defineModule({
  name: 'calls',
  operations: {
    listOpenCalls,
    getIceServers,
    startCall,
    joinCall,
    declineCall,
    leaveCall,
    keepCall,
    sendCallSignal,
  },
  reactions: [leaveCalls],
  jobs: [endRinging, dropLost],
  stateSeeds: async ({ db, actor }) => ({ 'calls.open': await readOpenCalls(db, actor) }),
});
