import { useState } from 'react';
import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { useUiSettings } from '../provider/ui-settings';
import { hueAt, hueOfId } from './person-hue';
import css from './avatar.module.css';

export type AvatarSize = 'small' | 'medium' | 'large' | 'huge';

export interface AvatarProps {
  /** Decides the photo, and the colour: by the person's place in the circle, else by the id alone. */
  id: string;
  name: string;
  size?: AvatarSize;
  /** Says the name to screen readers; leave out where the name stands beside it. */
  isNamed?: boolean;
}

/** A person's photo, or the initials in their own colour. */
export function Avatar({ id, name, size = 'medium', isNamed = false }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { placeOf, frameOf, photoOf } = useUiSettings();
  const place = placeOf(id);
  const photoUrl = photoOf(id);
  const spoken = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...spoken}
      data-frame={frameOf(id)}
      className={classNames(css.avatar, css[size])}
      style={cssVariables({ '--person-hue': place === undefined ? hueOfId(id) : hueAt(place) })}
    >
      {photoUrl && photoUrl !== failedUrl ? (
        <img src={photoUrl} alt="" className={css.photo} onError={() => setFailedUrl(photoUrl)} />
      ) : (
        initials(name, size === 'small' ? 1 : 2)
      )}
    </span>
  );
}

function initials(name: string, length: number): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .slice(0, length)
    .map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
