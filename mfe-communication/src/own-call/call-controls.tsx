import { useState } from 'react';
import { PressButton } from '@carecircle/ui';
import {
  HangUpIcon,
  MicrophoneIcon,
  MicrophoneOffIcon,
  SlidersIcon,
  VideoIcon,
  VideoOffIcon,
  type Icon,
} from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCallView } from './call-view';
import { hangUp, ownTracks } from './own-call';
import css from './call-controls.module.css';

interface CallControlsProps {
  isOver: boolean;
  isChoosing: boolean;
  onChoose: () => void;
}

/** Microphone, camera, devices, and the end. */
export function CallControls({ isOver, isChoosing, onChoose }: CallControlsProps) {
  const t = useMessages();
  const { isMuted, isCameraOn, call } = useCallView();
  const [isSwitching, setIsSwitching] = useState(false);
  const isReady = call !== null && !isOver;
  const switchCamera = async () => {
    setIsSwitching(true);
    await ownTracks()?.switchCamera(!isCameraOn);
    setIsSwitching(false);
  };
  return (
    <div role="group" aria-label={t('controls.label')} className={css.controls}>
      <Control
        icon={isMuted ? MicrophoneOffIcon : MicrophoneIcon}
        label={t(isMuted ? 'controls.unmute' : 'controls.mute')}
        isOff={isMuted}
        isDisabled={!isReady}
        onPress={() => ownTracks()?.mute(!isMuted)}
      />
      <Control
        icon={isCameraOn ? VideoIcon : VideoOffIcon}
        label={t(isCameraOn ? 'controls.cameraOff' : 'controls.cameraOn')}
        isOff={!isCameraOn}
        isDisabled={!isReady}
        isPending={isSwitching}
        onPress={() => void switchCamera()}
      />
      <Control
        icon={SlidersIcon}
        label={t('controls.devices')}
        isDisabled={!isReady}
        isExpanded={isChoosing}
        onPress={onChoose}
      />
      <Control icon={HangUpIcon} label={t('controls.end')} isEnd isDisabled={isOver} onPress={hangUp} />
    </div>
  );
}

interface ControlProps {
  icon: Icon;
  label: string;
  isOff?: boolean;
  isEnd?: boolean;
  isDisabled?: boolean;
  isPending?: boolean;
  isExpanded?: boolean;
  onPress: () => void;
}

function Control({ icon: Glyph, label, isOff, isEnd, isExpanded, ...press }: ControlProps) {
  return (
    <PressButton
      {...press}
      className={css.control}
      data-off={isOff || undefined}
      data-end={isEnd || undefined}
      aria-expanded={isExpanded}
    >
      <span className={css.round}>
        <Glyph />
      </span>
      <span className={css.label}>{label}</span>
    </PressButton>
  );
}
