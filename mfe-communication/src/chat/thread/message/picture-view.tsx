import { useState } from 'react';
import type { MessageFile } from '@carecircle/contracts';
import { useFormats, useIsOffline, useMedia } from '@carecircle/remote-kit';
import { Button, LinkButton, PressButton } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { DownloadIcon, ImageIcon, RefreshIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../../words';
import css from './picture-view.module.css';

type Picture = Extract<MessageFile, { kind: 'image' }>;

/** In CSS pixels; as large as a thread has room for. */
const room = { width: 260, height: 320 };

/**
 * A picture in a thread, in a place that is as large before it comes as after; pressing it shows it large. Where data usage holds it
 * back (SET-4), the first press loads it.
 */
export function PictureView({ url, picture }: { url: string; picture: Picture }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const { isHeld, load } = useMedia();
  const { name } = picture;
  const { width, height } = sizeIn(room, picture);
  const retry = () => {
    setHasFailed(false);
    setTries(tries + 1);
  };
  return (
    <figure className={css.figure}>
      {isHeld ? (
        <HeldPicture picture={picture} onLoad={load} />
      ) : hasFailed ? (
        <span className={css.failed}>
          <ImageIcon />
          {t('body.picture-failed')}
          <Button size="small" icon={RefreshIcon} onPress={retry}>
            {t('message.retry')}
          </Button>
        </span>
      ) : (
        <PressButton
          className={css.button}
          aria-label={t('body.open', { name })}
          onPress={() => setIsOpen(true)}
        >
          <img
            key={tries}
            className={css.picture}
            src={url}
            alt=""
            {...{ width, height }}
            loading="lazy"
            onError={() => setHasFailed(true)}
          />
        </PressButton>
      )}
      <figcaption className={css.name}>{name}</figcaption>
      {isOpen ? <PictureDialog url={url} picture={picture} onClose={() => setIsOpen(false)} /> : null}
    </figure>
  );
}

function HeldPicture({ picture, onLoad }: { picture: Picture; onLoad: () => void }) {
  const t = useMessages();
  const { fileSize } = useFormats();
  return (
    <span className={css.held} style={sizeIn(room, picture)}>
      <ImageIcon />
      <Button size="small" icon={DownloadIcon} isDisabled={useIsOffline()} onPress={onLoad}>
        {t('body.load', { size: fileSize(picture.sizeBytes) })}
      </Button>
    </span>
  );
}

function PictureDialog({ url, picture, onClose }: { url: string; picture: Picture; onClose: () => void }) {
  const t = useMessages();
  const { name, width, height } = picture;
  return (
    <Dialog
      title={name}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <LinkButton variant="primary" icon={DownloadIcon} href={url} download>
          {t('body.download')}
        </LinkButton>
      }
    >
      <img className={css.large} src={url} alt={name} {...{ width, height }} />
    </Dialog>
  );
}

/** As large as there is room for, and never larger than it is. */
function sizeIn(most: typeof room, { width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
