import { TextLink } from '@carecircle/ui';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useMessages } from '../words';
import css from './card.module.css';

interface CardItem {
  text: string;
  note?: string;
  /** E.164; empty where there is none. */
  phone?: string;
}

export interface CardListProps {
  title: string;
  /** Null where the reader may not see it, which a card must not mistake for none. */
  items: readonly CardItem[] | null;
  isStrong?: boolean;
}

export function CardList({ title, items, isStrong = false }: CardListProps) {
  const t = useMessages();
  return (
    <section className={isStrong ? css.strong : css.part}>
      <h3 className={css.title}>{title}</h3>
      {items === null || items.length === 0 ? (
        <p className={css.note}>{t(items === null ? 'card.notShared' : 'card.noneNoted')}</p>
      ) : (
        <ul className={css.items}>
          {items.map(({ text, note, phone }, index) => (
            <li key={`${index} ${text}`}>
              <span>{text}</span>
              {note ? <span className={css.note}>{note}</span> : null}
              {phone ? (
                <TextLink isStandalone href={`tel:${phone}`}>
                  {formatPhoneNumber(phone)}
                </TextLink>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
