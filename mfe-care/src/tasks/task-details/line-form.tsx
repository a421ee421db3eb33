import { useState } from 'react';
import { type Gate } from '@carecircle/remote-kit';
import { Button, Stack } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';

interface Props {
  /** Names the field. */
  label: string;
  /** On the button. */
  action: string;
  maxLength: number;
  isMultiline?: boolean;
  gate: Gate;
  /** Gives whether the text was taken; otherwise it stays in the field. */
  onAdd: (text: string) => Promise<boolean>;
}

/** One field and its button: adds a text and is ready for the next. */
export function LineForm({ label, action, maxLength, isMultiline = false, gate, onAdd }: Props) {
  const [text, setText] = useState('');
  const submit = async () => {
    const added = text.trim();
    if (added === '' || gate.isShut) return;
    setText('');
    const isTaken = await onAdd(added);
    if (!isTaken) setText((next) => (next === '' ? added : next));
  };
  return (
    <Form onSubmit={() => void submit()} aria-label={label}>
      <Stack gap={2}>
        <TextField
          label={label}
          isMultiline={isMultiline}
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={setText}
        />
        <div>
          <Button type="submit" size="small" {...gate.button} isDisabled={gate.isShut || text.trim() === ''}>
            {action}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
