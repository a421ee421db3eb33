import { defaultPreferences, type Member, type Role, type Session } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import type { CircleSession } from '../session/use-session';

const joinedAt = '2026-01-05T09:00:00.000Z';

/** Ids of the people, the circle and the care recipient in `testSession`. */
export const testIds = {
  circle: '11111111-1111-4111-8111-111111111111',
  ana: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  ben: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  cleo: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  recipient: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
} as const;

export interface TestSessionOptions extends Partial<Omit<CircleSession, 'preferences' | 'member'>> {
  /** Role of Ana, who is signed in; admin unless told. */
  role?: Role;
  preferences?: Partial<Session['preferences']>;
}

/** Ana in a circle with Ben (caregiver) and Cleo (family), caring for Ruth. */
export function testSession({
  role = 'admin',
  preferences,
  ...rest
}: TestSessionOptions = {}): CircleSession {
  const ana = testMember(testIds.ana, 'Ana Rivera', role);
  return {
    person: { id: ana.id, name: ana.name, email: ana.email, emailVerified: true },
    preferences: { ...defaultPreferences, ...preferences },
    circles: [{ id: testIds.circle, name: 'Rivera family', role, status: 'active' }],
    circle: {
      id: testIds.circle,
      name: 'Rivera family',
      timeZone: 'America/Chicago',
      currency: 'USD',
      createdBy: ana.id,
      createdAt: joinedAt,
      isDemo: false,
    },
    member: ana,
    members: [
      ana,
      testMember(testIds.ben, 'Ben Rivera', 'caregiver'),
      testMember(testIds.cleo, 'Cleo Rivera', 'family'),
    ],
    recipients: [
      {
        id: testIds.recipient,
        circleId: testIds.circle,
        name: 'Ruth Rivera',
        birthDate: '1944-03-02',
        timeZone: 'America/Chicago',
        languages: ['en'],
        conditions: [],
        allergies: [],
        homeAddress: '',
        insurers: [],
        decisionMakerIds: [ana.id],
        memberId: null,
        photoId: null,
        updatedAt: joinedAt,
      },
    ],
    ...rest,
  };
}

function testMember(id: string, name: string, role: Role): Member {
  const [first = ''] = name.toLowerCase().split(' ');
  return {
    id,
    circleId: testIds.circle,
    name,
    email: `${first}@example.org`,
    phone: null,
    role,
    status: 'active',
    permissions: presetFor(role),
    joinedAt,
  };
}
