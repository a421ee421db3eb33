import { ringingCalls } from '@carecircle/contracts';
import { useBusState, useSession } from '@carecircle/remote-kit';
import { IncomingCall } from './incoming-call';
import { OngoingCalls } from './ongoing-calls';

/** On every screen: a call that rings for me, and one of the circle that goes on without me (CALL-1). */
export default function IncomingCallsBanner() {
  const open = useBusState('calls.open');
  const { person } = useSession();
  const [ringing] = ringingCalls(open, person.id);
  return (
    <>
      {ringing ? <IncomingCall key={ringing.id} call={ringing} /> : null}
      <OngoingCalls calls={open} />
    </>
  );
}
