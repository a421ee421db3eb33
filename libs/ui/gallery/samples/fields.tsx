import { useState } from 'react';
import { Button, Card, Stack } from '../../src';
import {
  Calendar,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DateField,
  DatePicker,
  FilePicker,
  Form,
  MoneyField,
  NumberField,
  PasswordField,
  RadioCards,
  SearchField,
  Select,
  Slider,
  Switch,
  TextField,
  TimeField,
} from '../../src/fields';
import { FrownIcon, NeutralIcon, SmileIcon } from '../../src/icons';
import css from '../gallery.module.css';

const people = [
  { value: 'ana', label: 'Ana', description: 'Daughter, admin' },
  { value: 'ben', label: 'Ben', description: 'Son' },
  { value: 'tom', label: 'Tom', description: 'Caregiver' },
];

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => ({ value: day, label: day }));

export function Fields() {
  return (
    <div className={css.columns}>
      <TaskForm />
      <Choices />
    </div>
  );
}

function TaskForm() {
  const [sought, setSought] = useState('');
  const [title, setTitle] = useState('');
  const [helper, setHelper] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Card title="Add task">
      <Form
        aria-label="Add task"
        errors={errors}
        onSubmit={() => setErrors(title ? {} : { title: 'Enter a title' })}
      >
        <SearchField label="Search" placeholder="Search tasks" value={sought} onChange={setSought} />
        <TextField label="Title" name="title" value={title} onChange={setTitle} />
        <TextField label="Notes" isOptional isMultiline placeholder="What should others know?" />
        <Select
          label="Who does it"
          options={people}
          value={helper}
          onChange={setHelper}
          description="They are told at once."
        />
        <ComboBox label="Doctor" options={people} defaultValue="ben" />
        <DatePicker label="Due" defaultValue="2026-11-21" />
        <TimeField label="Time" defaultValue="08:30" isOptional />
        <DateField label="Date of birth" errorMessage="A birthday lies in the past" />
        <MoneyField label="Amount" currency="USD" fractionDigits={2} defaultValue={12430} />
        <NumberField label="Tablets left" defaultValue={12} minValue={0} suffix="tablets" />
        <PasswordField label="Password" defaultValue="correct horse" autoComplete="current-password" />
        <Button variant="primary" type="submit">
          Save
        </Button>
      </Form>
    </Card>
  );
}

function Choices() {
  const [day, setDay] = useState('2026-11-21');
  const [files, setFiles] = useState<File[]>([new File(['x'.repeat(24000)], 'insurance-card.pdf')]);
  const [mood, setMood] = useState('great');
  const [person, setPerson] = useState('ben');
  const [isOn, setIsOn] = useState(true);
  const [chosenDays, setChosenDays] = useState(['Mon', 'Thu']);
  return (
    <Stack>
      <Card>
        <Calendar
          label="November"
          value={day}
          onChange={setDay}
          today="2026-11-20"
          marks={{ '2026-11-03': 1, '2026-11-12': 2, '2026-11-21': 3, '2026-11-24': 5 }}
          markLabel={(count) => `${count} items`}
        />
      </Card>
      <Card>
        <Stack gap={5}>
          <RadioCards
            label="How is Rosa today?"
            layout="grid"
            value={mood}
            onChange={setMood}
            options={[
              { value: 'great', label: 'Great', icon: SmileIcon },
              { value: 'ok', label: 'Not great', icon: NeutralIcon },
              { value: 'help', label: 'Needs help', icon: FrownIcon },
            ]}
          />
          <RadioCards label="Role" value={person} onChange={setPerson} options={people} />
          <Switch
            label="Reminder"
            description="15 minutes before, to everyone on it."
            isSelected={isOn}
            onChange={setIsOn}
          />
          <Checkbox isSelected={isOn} onChange={setIsOn}>
            I agree to the terms
          </Checkbox>
          <CheckboxGroup
            label="Days"
            options={days}
            value={chosenDays}
            onChange={setChosenDays}
            orientation="horizontal"
          />
          <Slider label="Pain" minValue={0} maxValue={10} defaultValue={4} />
          <FilePicker
            label="Documents"
            isMultiple
            accept={['image/*', '.pdf']}
            value={files}
            onChange={setFiles}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
