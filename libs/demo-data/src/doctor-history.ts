import type { ApiInputs } from '@carecircle/contracts/api';
import type { DemoClock } from './demo-clock';
import type { PersonKey, RecipientKey } from './family';
import type { DemoStage, DemoStep } from './step';

type Facts = Omit<
  ApiInputs['doctors']['addDoctor'],
  'commandId' | 'circleId' | 'doctorId' | 'recipientIds' | 'isFavorite'
>;

interface DemoDoctor extends Facts {
  for: readonly RecipientKey[];
  by: PersonKey;
  isFavorite?: boolean;
}

/** Named as the events of the calendar name them, from which their visits follow. */
const doctors: DemoDoctor[] = [
  {
    ...{ name: 'Dr. Lee', specialty: 'cardiology', phone: '+13125550161', rating: 5, isFavorite: true },
    ...{ address: 'Lakeview Medical, level 2, 3001 N Clark St', email: 'desk@lakeview.example' },
    ...{ notes: 'Ask for Nina at the desk, she speaks Spanish.', for: ['rosa'], by: 'ana' },
  },
  {
    ...{ name: 'Dr. Novak', specialty: 'orthopedics', phone: '+13125550162', rating: 4, email: null },
    ...{ address: 'Lakeview Medical, level 4, 3001 N Clark St', notes: '', for: ['hugo'], by: 'ana' },
  },
  {
    ...{ name: 'Dr. Shah', specialty: 'ophthalmology', phone: '+13125550163', rating: 0, email: null },
    ...{ address: 'Ravenswood Eye Center, 4600 N Ravenswood Ave', notes: '', for: ['rosa'], by: 'ana' },
  },
  {
    ...{ name: 'Dr. Osei', specialty: 'primary-care', phone: '+13125550164', rating: 5, email: null },
    ...{ address: '1700 W Irving Park Rd', notes: 'Calls back between 12 and 1.', for: [], by: 'ben' },
  },
];

/** Doctors that the family keeps, and a delivery that the pharmacy confirmed by telephone (DOC-1, SERV-2). */
export function doctorHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const added = doctors.map(({ for: whom, by, isFavorite = false, ...facts }, index): DemoStep => {
    const recipientIds = whom.map((key) => stage.recipients[key]);
    return {
      at: clock.moment(-80 + index, '20:15'),
      as: by,
      operation: 'doctors.addDoctor',
      input: { ...facts, doctorId: stage.newId(), isFavorite, recipientIds },
    };
  });
  return [...added, ...delivery(stage, clock)];
}

function delivery({ newId, recipients }: DemoStage, clock: DemoClock): DemoStep[] {
  const bookingId = newId();
  return [
    {
      at: clock.moment(-3, '10:05'),
      as: 'ben',
      operation: 'services.requestBooking',
      input: {
        ...{ bookingId, providerId: 'sample-byron-pharmacy', recipientId: recipients.rosa },
        ...{ serviceType: 'Prescription delivery', date: clock.day(4), band: 'afternoon' },
        ...{ instructions: 'Please ring twice, the bell is quiet.', useInsurance: false },
      },
    },
    {
      at: clock.moment(-3, '10:20'),
      as: 'ben',
      operation: 'services.answerBooking',
      input: { bookingId, answer: 'confirmed' },
    },
  ];
}
