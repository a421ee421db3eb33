import {
  Avatar,
  Badge,
  Button,
  Card,
  Facts,
  IconButton,
  Inline,
  List,
  ListRow,
  ProgressBar,
  Section,
  Stack,
  StatusPill,
} from '../../src';
import { Disclosure } from '../../src/panels';
import { PhoneIcon } from '../../src/icons';
import css from '../gallery.module.css';

const members = [
  'Ana Alvarez',
  'Ben Alvarez',
  'Rosa',
  'Hugo',
  'Tom Okafor',
  'Dr Lee',
  'Mia',
  'Zoë',
  'Noah',
  'Eli',
  'Ida',
  'Finn',
];

export function People() {
  return (
    <div className={css.columns}>
      <Stack>
        <Section title="Circle">
          <List label="Members">
            {members.slice(0, 4).map((name, index) => (
              <ListRow
                key={name}
                href={`/circle/${name}`}
                leading={<Avatar id={name} name={name} />}
                title={name}
                meta={index === 0 ? 'Admin · you' : 'Family'}
                isSelected={index === 1}
              />
            ))}
            <ListRow
              title="Walk with Tom"
              meta="Cancelled"
              isStruck
              trailing={<Badge count={3} label="3 unread" />}
            />
          </List>
        </Section>
        <Card title="Colours">
          <Stack>
            <Inline>
              {members.map((name) => (
                <Avatar key={name} id={name} name={name} isNamed />
              ))}
            </Inline>
            <Inline>
              <Avatar id="ana" name="Ana" size="small" />
              <Avatar id="ana" name="Ana" />
              <Avatar id="ana" name="Ana" size="large" />
              <Avatar id="ana" name="Ana" size="huge" />
            </Inline>
          </Stack>
        </Card>
      </Stack>
      <Stack>
        <Card title="Dr Lee" headingLevel={2}>
          <Facts
            items={[
              { label: 'Specialty', value: 'Cardiology' },
              {
                label: 'Phone',
                value: '(555) 010-0142',
                action: <IconButton icon={PhoneIcon} aria-label="Call Dr Lee" variant="outlined" />,
              },
              { label: 'Address', value: '12 Elm Street, Springfield' },
            ]}
          />
        </Card>
        <Card title="States">
          <Stack>
            <Inline>
              <StatusPill tone="due">due now</StatusPill>
              <StatusPill tone="done">given</StatusPill>
              <StatusPill tone="missed">missed</StatusPill>
              <StatusPill tone="info">tonight</StatusPill>
              <StatusPill tone="neutral">nobody yet</StatusPill>
              <StatusPill tone="danger">emergency</StatusPill>
            </Inline>
            <ProgressBar label="Groceries budget" value={182} maxValue={250} valueText="$182 of $250" />
            <ProgressBar label="Medicine budget" value={96} tone="due" />
            <ProgressBar label="Doses given" value={98} tone="done" />
          </Stack>
        </Card>
        <Card title="Questions">
          <Disclosure title="Who sees my notes?">Only members of this circle.</Disclosure>
          <Disclosure title="How do I leave a circle?" defaultExpanded>
            Open Circle, your own name, then Leave circle. An admin is told.
          </Disclosure>
          <Button variant="quiet">All questions</Button>
        </Card>
      </Stack>
    </div>
  );
}
