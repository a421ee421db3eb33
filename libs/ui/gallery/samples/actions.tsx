import { useState } from 'react';
import { Button, Card, IconButton, Inline, LinkButton, Stack, Text, TextLink } from '../../src';
import { FilterTabs, Menu, Tabs } from '../../src/panels';
import {
  CopyIcon,
  MoreVerticalIcon,
  PencilIcon,
  PhoneIcon,
  PlusIcon,
  SirenIcon,
  TrashIcon,
} from '../../src/icons';

export function Actions() {
  return (
    <Stack gap={4}>
      <Card title="Buttons" action={<RowMenu />}>
        <Stack>
          <Inline>
            <Button variant="primary" icon={PlusIcon}>
              Add task
            </Button>
            <Button>Open</Button>
            <Button variant="quiet">Skip</Button>
            <Button variant="danger" icon={SirenIcon}>
              Emergency
            </Button>
            <LinkButton href="tel:555-0100" icon={PhoneIcon}>
              Call Dr Lee
            </LinkButton>
          </Inline>
          <Inline>
            <Button variant="primary" isPending>
              Saving
            </Button>
            <Button isDisabled>Not now</Button>
            <Button size="large">Large</Button>
            <Button size="small">Small</Button>
            <Button size="small" variant="primary">
              Small
            </Button>
            <IconButton icon={PencilIcon} aria-label="Edit" />
            <IconButton icon={TrashIcon} aria-label="Delete" variant="danger" />
            <IconButton icon={CopyIcon} aria-label="Copy" variant="outlined" />
          </Inline>
          <Text>
            Read how we <TextLink href="/privacy">keep your family’s data</TextLink> safe.
          </Text>
          <Button variant="primary" isFullWidth>
            Sign in
          </Button>
        </Stack>
      </Card>
      <TabSamples />
    </Stack>
  );
}

function RowMenu() {
  return (
    <Menu
      label="Event"
      trigger={(opener) => (
        <IconButton {...opener} icon={MoreVerticalIcon} aria-label="More for this event" />
      )}
      items={[
        { id: 'edit', label: 'Edit', icon: PencilIcon },
        { id: 'copy', label: 'Copy to tomorrow', icon: CopyIcon, description: 'Same time, same people' },
        { id: 'delete', label: 'Delete', icon: TrashIcon, isDanger: true, startsGroup: true },
      ]}
    />
  );
}

function TabSamples() {
  const [filter, setFilter] = useState<'all' | 'events' | 'tasks'>('all');
  const [tab, setTab] = useState<'today' | 'history' | 'refills'>('today');
  return (
    <Card title="Choosing what to see">
      <Stack>
        <FilterTabs
          label="Show"
          value={filter}
          onChange={setFilter}
          options={[
            { id: 'all', label: 'All', count: 7 },
            { id: 'events', label: 'Events', count: 4 },
            { id: 'tasks', label: 'Tasks', count: 3 },
          ]}
        />
        <Tabs
          label="Medication"
          selectedId={tab}
          onSelect={setTab}
          items={[
            { id: 'today', label: 'Today', count: 2, content: <Text>Two doses are due this morning.</Text> },
            { id: 'history', label: 'History', content: <Text>All doses of the last 30 days.</Text> },
            { id: 'refills', label: 'Refills', content: <Text>The next refill is due on Friday.</Text> },
          ]}
        />
      </Stack>
    </Card>
  );
}
