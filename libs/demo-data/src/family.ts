import type { Role } from '@carecircle/contracts';

export type PersonKey = 'ana' | 'ben' | 'lucia' | 'tom' | 'grace' | 'samuel';
export type RecipientKey = 'rosa' | 'hugo';

interface DemoPerson {
  name: string;
  email: string;
  role: Role;
  phone: string | null;
}

/** The demo circle's zone: every day and clock time of the history is read in it. */
export const demoTimeZone = 'America/Chicago';

export const demoCircleName = 'Rosa & Hugo';

/** A domain that never exists. */
export const demoMailDomain = 'demo.invalid';

/** Who looks after Rosa and Hugo. The first one founds the circle; mail addresses are of a domain that never exists. */
export const demoPeople: Record<PersonKey, DemoPerson> = {
  ana: { name: 'Ana Morales', email: 'ana@demo.invalid', role: 'admin', phone: '+13125550142' },
  ben: { name: 'Ben Morales', email: 'ben@demo.invalid', role: 'caregiver', phone: '+13125550187' },
  lucia: { name: 'Lucía Morales', email: 'lucia@demo.invalid', role: 'family', phone: '+17735550119' },
  tom: { name: 'Tom Weber', email: 'tom@demo.invalid', role: 'family', phone: '+17735550164' },
  grace: { name: 'Grace Park', email: 'grace@demo.invalid', role: 'friend', phone: null },
  samuel: { name: 'Samuel Lee', email: 'samuel@demo.invalid', role: 'medical', phone: '+13125550101' },
};

export const demoRecipients = {
  rosa: {
    name: 'Rosa',
    birthDate: '1943-05-14',
    timeZone: demoTimeZone,
    languages: ['es', 'en'],
    conditions: ['Type 2 diabetes', 'High blood pressure'],
    allergies: ['Penicillin'],
    homeAddress: '1420 W Byron St, Chicago, IL 60613',
    insurers: [{ name: 'Medicare', policyNumber: '' }],
  },
  hugo: {
    name: 'Hugo',
    birthDate: '1940-02-02',
    timeZone: demoTimeZone,
    languages: ['es', 'en'],
    conditions: ['Mild cognitive impairment', 'Atrial fibrillation'],
    allergies: [],
    homeAddress: '1420 W Byron St, Chicago, IL 60613',
    insurers: [{ name: 'Medicare', policyNumber: '' }],
  },
} as const;
