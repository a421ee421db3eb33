import { useState } from 'react';
import { Button, Inline } from '../../src';
import { DatePicker, Form, Select, TextField, TimeField } from '../../src/fields';
import { ConfirmDialog, Dialog, DialogFooter } from '../../src/panels';

const kinds = ['Appointment', 'Meal', 'Activity', 'Other'].map((kind) => ({ value: kind, label: kind }));

export function Overlays() {
  const [isOpen, setIsOpen] = useState(() => new URLSearchParams(location.search).has('open'));
  const [kind, setKind] = useState('Appointment');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Inline>
      <Button variant="primary" onPress={() => setIsOpen(true)}>
        Add event
      </Button>
      <Dialog title="Add event" isOpen={isOpen} onOpenChange={setIsOpen} isPersistent>
        {(close) => (
          <Form aria-label="Add event" onSubmit={close}>
            <TextField label="Title" name="title" defaultValue="Cardiology, Dr Lee" />
            <Select label="Kind" options={kinds} value={kind} onChange={setKind} />
            <DatePicker label="Date" defaultValue="2026-11-21" />
            <TimeField label="Time" defaultValue="10:30" />
            <TextField label="Notes" isOptional isMultiline rows={2} />
            <DialogFooter>
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" type="submit">
                Save event
              </Button>
            </DialogFooter>
          </Form>
        )}
      </Dialog>
      <Button onPress={() => setIsAsking(true)} variant="danger">
        Delete circle
      </Button>
      <ConfirmDialog
        title="Delete this circle?"
        text="Everyone is told. You have 14 days to change your mind."
        confirmLabel="Delete circle"
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => undefined}
      />
    </Inline>
  );
}
