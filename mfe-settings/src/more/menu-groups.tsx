import { useMenuEntries } from '@carecircle/remote-kit';
import { drawnIcon, List, ListRow, Section, Stack } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './menu-groups.module.css';

const groups = ['care', 'account', 'help'] as const;

/** The links that all areas bring, in groups; a group without a link is left out (SET-1). */
export function MenuGroups() {
  const t = useMessages();
  const entries = useMenuEntries();
  return (
    <Stack gap={5}>
      {groups.map((group) => {
        const links = entries.filter((entry) => entry.group === group);
        if (links.length === 0) return null;
        return (
          <Section key={group} title={t(`more.group.${group}`)}>
            <List label={t(`more.group.${group}`)}>
              {links.map(({ id, label, note, icon, href }) => {
                const Glyph = drawnIcon(icon);
                return (
                  <ListRow
                    key={id}
                    leading={
                      <span className={css.icon}>
                        <Glyph />
                      </span>
                    }
                    title={label}
                    meta={note}
                    href={href}
                  />
                );
              })}
            </List>
          </Section>
        );
      })}
    </Stack>
  );
}
