import { roles } from '@carecircle/contracts';
import { Card, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { RoleBadge } from './role-badge';
import css from './member-roles.module.css';

/** 'Member Roles': what each role means (CIRC-1). */
export function MemberRoles() {
  const t = useMessages();
  return (
    <Card title={t('roles.title')}>
      <Stack gap={3} as="ul">
        {roles.map((role) => (
          <li key={role} className={css.role}>
            <span className={css.badge}>
              <RoleBadge role={role} />
            </span>
            <span className={css.text}>
              <Text as="span" size="small" tone="soft">
                {t(`role.${role}.text`)}
              </Text>
            </span>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
