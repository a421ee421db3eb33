import type { Member, MemberProfile } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Facts, Skeleton, Text, TextLink } from '@carecircle/ui';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useMemberWords } from './member-words';
import css from './member.module.css';

interface ContactCardProps {
  member: Member;
  profile: MemberProfile | undefined;
  hasFailed: boolean;
}

/** 'Contact Information': the fields that the member shares, and the mail address for those who may see it. */
export function ContactCard({ member, profile, hasFailed }: ContactCardProps) {
  const words = useMemberWords();
  const { date } = useFormats();
  const { email, phone } = member;
  const items = [
    email && { label: words('member.email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    phone && {
      label: words('member.phone'),
      value: <TextLink href={`tel:${phone}`}>{formatPhoneNumber(phone)}</TextLink>,
    },
    profile?.address && {
      label: words('member.address'),
      value: <span className={css.lines}>{profile.address}</span>,
    },
    profile?.dateOfBirth && { label: words('member.birth-date'), value: date(profile.dateOfBirth) },
  ].filter((item) => typeof item === 'object' && item !== null);
  return (
    <Card title={words('member.contact')}>
      {items.length > 0 ? <Facts items={items} /> : null}
      {profile || items.length > 0 ? null : hasFailed ? (
        <Text tone="soft">{words('member.failed')}</Text>
      ) : (
        <Skeleton shape="line" count={2} />
      )}
      {profile && items.length === 0 ? (
        <Text tone="soft">{words('member.shares-nothing', { name: member.name })}</Text>
      ) : null}
    </Card>
  );
}
