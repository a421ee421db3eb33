import {
  Avatar,
  Button,
  Grid,
  Heading,
  IconButton,
  Inline,
  List,
  ListRow,
  Section,
  Stack,
  StatusPill,
  Text,
  TextLink,
  Tile,
} from '../../src';
import {
  BellIcon,
  ChatIcon,
  CheckIcon,
  DashedCircleIcon,
  HeartIcon,
  PillIcon,
  SearchIcon,
  SparklesIcon,
  TasksIcon,
  VaultIcon,
  WalletIcon,
} from '../../src/icons';
import css from '../gallery.module.css';

/** A first screen, put together from the parts. */
export function Home() {
  return (
    <Stack gap={4}>
      <Inline justify="between" isUnwrapped>
        <Stack gap={0}>
          <Heading level={1}>Good morning, Ana</Heading>
          <Text size="small" tone="soft">
            Saturday 21 November · Rosa & Hugo
          </Text>
        </Stack>
        <Inline isUnwrapped gap={3}>
          <IconButton icon={SearchIcon} aria-label="Search" variant="outlined" />
          <IconButton
            icon={BellIcon}
            aria-label="Notifications, 12 unread"
            variant="outlined"
            badgeCount={12}
          />
        </Inline>
      </Inline>
      <div className={css.columns}>
        <Now />
        <Glance />
      </div>
    </Stack>
  );
}

function Now() {
  return (
    <Section
      title="Now"
      action={
        <TextLink href="/calendar" isStandalone>
          Whole day
        </TextLink>
      }
    >
      <List label="Rosa">
        <ListRow
          leading={<Avatar id="rosa" name="Rosa Alvarez" />}
          title="Rosa"
          meta="Checked in at 7:42 AM"
          trailing={
            <StatusPill tone="done" icon={HeartIcon}>
              OK
            </StatusPill>
          }
        />
        <ListRow
          leading={<Time text="8:00" isDue />}
          title="Metformin 500 mg"
          meta={
            <>
              <StatusPill tone="due">due now</StatusPill> with food
            </>
          }
          trailing={
            <Button variant="primary" icon={CheckIcon}>
              Given
            </Button>
          }
        />
        <ListRow
          leading={<Time text="10:30" />}
          title="Cardiology, Dr Lee"
          meta={
            <>
              <Avatar id="ben" name="Ben" size="small" /> Ben drives, 9:55
            </>
          }
          trailing={<Button>Open</Button>}
        />
        <ListRow
          leading={<Time text="14:00" />}
          title="Groceries"
          meta={
            <StatusPill tone="missed" icon={DashedCircleIcon}>
              nobody yet
            </StatusPill>
          }
          trailing={<Button>I’ll do it</Button>}
        />
      </List>
    </Section>
  );
}

function Time({ text, isDue = false }: { text: string; isDue?: boolean }) {
  return (
    <span className={css.time}>
      <Text as="span" tone={isDue ? 'due' : 'soft'} weight={isDue ? 'bold' : 'medium'} isTabular>
        {text}
      </Text>
    </span>
  );
}

function Glance() {
  return (
    <Section title="At a glance">
      <Grid>
        <Tile
          icon={PillIcon}
          label="Medications"
          value="2 of 5 left today"
          note="98% given this month"
          href="/medications"
          progress={{ label: 'Given today', value: 3, maxValue: 5, valueText: '3 of 5' }}
        />
        <Tile icon={TasksIcon} label="Tasks" value="3 open" note="1 has nobody yet" href="/tasks" />
        <Tile
          icon={WalletIcon}
          label="Bills"
          value="$124.30 Friday"
          note="1 due, none overdue"
          href="/bills"
        />
        <Tile icon={ChatIcon} label="Chat" value="Ben, 8:02" note="“Parking is on level 2.”" href="/chat" />
        <Tile
          icon={VaultIcon}
          label="Documents"
          value="Insurance card"
          note="expires in 21 days"
          href="/vault"
        />
        <Tile
          icon={SparklesIcon}
          label="Achievements"
          value="Level 12"
          note="2,847 points · 7-day streak"
          href="/points"
          progress={{ label: 'To level 13', value: 39 }}
        />
      </Grid>
    </Section>
  );
}
