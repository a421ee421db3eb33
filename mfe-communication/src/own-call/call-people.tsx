import { useEffect, useRef } from 'react';
import { useMemberName, useSession } from '@carecircle/remote-kit';
import { Avatar, classNames } from '@carecircle/ui';
import { MicrophoneOffIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCallView, type PeerView } from './call-view';
import css from './call-people.module.css';

/** Everybody in the call; while nobody else is, whom it rings for. */
export function CallPeople({ name }: { name: string }) {
  const { peers, localVideo, calleeId, call } = useCallView();
  const { person, circle } = useSession();
  const otherId = calleeId === person.id ? call?.callerId : calleeId;
  return (
    <div className={css.people} data-count={peers.length}>
      {peers.length === 0 ? (
        <div className={css.tile}>
          <Avatar id={otherId ?? circle.id} name={name} size="huge" />
        </div>
      ) : (
        peers.map((peer) => <PeerTile key={peer.deviceId} peer={peer} />)
      )}
      {localVideo ? (
        <div className={css.own}>
          <Picture stream={localVideo} isMirrored />
        </div>
      ) : null}
    </div>
  );
}

function PeerTile({ peer }: { peer: PeerView }) {
  const t = useMessages();
  const name = useMemberName(peer.memberId);
  return (
    <div className={css.tile}>
      {peer.isCameraOn && peer.state !== 'connecting' ? (
        <Picture stream={peer.stream} label={t('people.picture', { name })} />
      ) : (
        <Avatar id={peer.memberId} name={name} size="huge" />
      )}
      <span className={css.name}>
        {peer.isMuted ? <MicrophoneOffIcon /> : null}
        <span>
          {t(peer.state === 'connected' ? 'people.name' : `people.${peer.state}`, {
            name,
            muted: Number(peer.isMuted),
          })}
        </span>
      </span>
    </div>
  );
}

interface PictureProps {
  stream: MediaStream;
  label?: string;
  isMirrored?: boolean;
}

/** A moving picture without its sound, which plays apart from any screen. */
function Picture({ stream, label, isMirrored = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label={label}
      aria-hidden={label === undefined}
      className={classNames(css.picture, isMirrored && css.mirrored)}
    />
  );
}
