import { Banner, Button, Card, EmptyState, ErrorState, Inline, Skeleton, Stack, showToast } from '../../src';
import { PillIcon, PlusIcon } from '../../src/icons';
import css from '../gallery.module.css';

export function Feedback() {
  return (
    <Stack>
      <Banner tone="offline" isStrip>
        Offline. Showing what was here at 8:04 AM.
      </Banner>
      <Inline>
        <Button
          onPress={() =>
            showToast({ text: 'Task deleted', action: { label: 'Undo', onPress: () => undefined } })
          }
        >
          Delete a task
        </Button>
        <Button onPress={() => showToast({ text: 'Dose given at 8:04 AM', tone: 'success' })}>
          Give a dose
        </Button>
        <Button
          onPress={() =>
            showToast({
              text: 'Message was not sent',
              tone: 'failed',
              action: { label: 'Retry', onPress: () => undefined },
            })
          }
        >
          Fail to send
        </Button>
      </Inline>
      <Banner title="Two people planned this drive" action={<Button size="small">Sort it out</Button>}>
        Ben and Tom both said yes.
      </Banner>
      <Banner tone="due" onDismiss={() => undefined}>
        Metformin runs out on Friday.
      </Banner>
      <Banner tone="done">Your mail address is confirmed.</Banner>
      <Banner tone="danger" title="Rosa asked for help">
        7:58 AM, at home. Ben is on his way.
      </Banner>
      <div className={css.columns}>
        <Card>
          <EmptyState
            icon={PillIcon}
            text="Medicines that you add appear here, with the next dose on top."
            action={
              <Button variant="primary" icon={PlusIcon}>
                Add medication
              </Button>
            }
          />
        </Card>
        <Card>
          <ErrorState
            title="Bills did not load"
            text="The server did not answer."
            onRetry={() => undefined}
          />
        </Card>
        <Stack>
          <Skeleton shape="heading" />
          <Skeleton shape="row" count={3} />
        </Stack>
        <Skeleton shape="tile" count={4} />
      </div>
    </Stack>
  );
}
