import { TextLink } from '@carecircle/ui';
import { linkParts } from './link-parts';

/** The text as written; web addresses open in a tab that knows nothing of this one. */
export function MessageTextView({ text }: { text: string }) {
  return linkParts(text).map((part, index) =>
    part.href ? (
      <TextLink key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </TextLink>
    ) : (
      part.text
    ),
  );
}
