import { screen, waitFor, within } from '@testing-library/react';
import type { Doctor } from '@carecircle/contracts';
import {
  publish,
  renderFeature,
  testIds,
  type Answers,
  type FeatureOptions,
} from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import { describe, expect, it } from 'vitest';
import remote from '../remote';
import { aDoctor } from '../testing/a-doctor';
import DoctorsPage from './doctors.page';

const lee = aDoctor(1, {
  name: 'Dr. Lee',
  specialty: 'cardiology',
  phone: '+13125550142',
  email: 'lee@example.org',
});
const ruiz = aDoctor(2, { name: 'Dr. Ruiz', specialty: 'geriatrics', rating: 4 });

function renderPage(
  doctors: readonly Doctor[],
  answers: Answers = {},
  options: Partial<FeatureOptions> = {},
) {
  return renderFeature(
    <>
      <DoctorsPage />
      <ToastRegion />
    </>,
    {
      remote,
      path: '/doctors',
      ...options,
      answers: {
        'doctors.listDoctors': [...doctors],
        'doctors.listDoctorVisits': [],
        'doctors.addDoctor': ({ doctorId, ...fields }) => ({ ...lee, ...fields, id: doctorId }),
        'doctors.editDoctor': ({ changes }) => ({ ...lee, ...changes }),
        'doctors.deleteDoctor': ({ doctorId }) => ({ doctorId }),
        'doctors.restoreDoctor': lee,
        ...answers,
      },
    },
  );
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cardOf = (name: string) => within(screen.getByRole('listitem', { name }));

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('My Doctors', { timeout: 30_000 }, () => {
  it('DOC-1 is empty with the words of the specification and opens the form', async () => {
    const { user } = await renderPage([]);
    expect(await screen.findByText('No doctors yet')).toBeTruthy();
    expect(
      screen.getByText('Add your healthcare providers to keep track of appointments and contact information'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add First Doctor' }));
    expect(await screen.findByRole('dialog', { name: 'Add Doctor' })).toBeTruthy();
  });

  it('DOC-1 finds by name or specialty, and says when nobody is found', async () => {
    const { user } = await renderPage([lee, ruiz]);
    const search = await screen.findByRole('searchbox', { name: 'Search by name or specialty' });
    await user.type(search, 'geri');
    expect(names()).toEqual(['Dr. Ruiz']);
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(screen.getByText('No doctors found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or specialty filter')).toBeTruthy();
  });

  it('DOC-1 shows eight specialties, More... the other nine, and All resets', async () => {
    const { user } = await renderPage([lee, ruiz]);
    const chips = within(await screen.findByRole('group', { name: 'Specialty' }));
    expect(chips.getAllByRole('button')).toHaveLength(10);
    await user.click(chips.getByRole('button', { name: 'More...' }));
    expect(chips.getAllByRole('button')).toHaveLength(18);
    await user.click(chips.getByRole('button', { name: 'Geriatrics' }));
    expect(names()).toEqual(['Dr. Ruiz']);
    await user.click(chips.getByRole('button', { name: 'All' }));
    expect(names()).toEqual(['Dr. Lee', 'Dr. Ruiz']);
    expect(chips.getAllByRole('button')).toHaveLength(10);
  });

  it('DOC-1 adds a doctor: name and specialty are needed, the number is put into shape, stars by click and key', async () => {
    const { user, server } = await renderPage([], {}, { path: '/doctors?add=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Doctor' }));
    await user.click(dialog.getByRole('button', { name: 'Add Doctor' }));
    expect(await dialog.findByText('Choose a specialty.')).toBeTruthy();
    expect(server.callsOf('doctors.addDoctor')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dr. Lee');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Specialty' }), 'Cardiology');
    const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: /Phone/ });
    await user.type(phone, '3125550142');
    expect(phone.value).toBe('(312) 555-0142');
    await user.click(dialog.getByRole('radio', { name: '3 stars' }));
    await user.keyboard('{ArrowRight}');
    await user.click(dialog.getByRole('button', { name: 'Add Doctor' }));
    await waitFor(() => expect(server.callsOf('doctors.addDoctor')).toHaveLength(1));
    expect(server.callsOf('doctors.addDoctor')).toMatchObject([
      { name: 'Dr. Lee', specialty: 'cardiology', phone: '+13125550142', rating: 4, isFavorite: false },
    ]);
    expect(await screen.findByRole('listitem', { name: 'Dr. Lee' })).toBeTruthy();
  });

  it('DOC-1 calls, mails, and opens the calendar’s dialog with the doctor in it', async () => {
    await renderPage([lee], {
      'doctors.listDoctorVisits': [
        {
          doctorId: lee.id,
          last: { calendarEventId: testIds.ana, date: '2026-11-03', time: '09:00' },
          next: null,
        },
      ],
    });
    await screen.findByRole('listitem', { name: 'Dr. Lee' });
    const card = cardOf('Dr. Lee');
    const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Call Dr. Lee')).toBe('tel:+13125550142');
    expect(hrefOf('Mail to Dr. Lee')).toBe('mailto:lee@example.org');
    expect(hrefOf('Add appointment with Dr. Lee')).toBe('/calendar?add=1&title=Cardiology&doctor=Dr.+Lee');
    expect(await card.findByText('Last visit:', { exact: false })).toBeTruthy();
    expect(card.getByRole('link', { name: /2026/ }).getAttribute('href')).toBe('/calendar?day=2026-11-03');
    expect(card.getByText('No appointment planned')).toBeTruthy();
  });

  it('DOC-1 ALL-6 Remove Doctor hides at once and offers Undo', async () => {
    const { user, server } = await renderPage([lee, ruiz]);
    await user.click(await screen.findByRole('button', { name: 'Options for Dr. Lee' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove Doctor' }));
    await waitFor(() => expect(names()).toEqual(['Dr. Ruiz']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.callsOf('doctors.restoreDoctor')).toMatchObject([{ doctorId: lee.id }]),
    );
  });

  it('DOC-1 a favourite stands first', async () => {
    const { user, server } = await renderPage([lee, ruiz]);
    const favorite = await screen.findByRole('button', { name: 'Favorite: Dr. Ruiz' });
    expect(favorite.getAttribute('aria-pressed')).toBe('false');
    await user.click(favorite);
    await waitFor(() => expect(names()).toEqual(['Dr. Ruiz', 'Dr. Lee']));
    expect(server.callsOf('doctors.editDoctor')).toMatchObject([{ changes: { isFavorite: true } }]);
  });

  it('DOC-1 MFE-7 shows at once what others do', async () => {
    await renderPage([lee]);
    await screen.findByRole('listitem', { name: 'Dr. Lee' });
    await publish('doctor.added', { doctor: { ...ruiz, circleId: testIds.circle } });
    await waitFor(() => expect(names()).toEqual(['Dr. Lee', 'Dr. Ruiz']));
    await publish('doctor.deleted', { doctorId: lee.id });
    await waitFor(() => expect(names()).toEqual(['Dr. Ruiz']));
  });

  it('DOC-1 CIRC-4 who may not edit sees and calls, and nothing else', async () => {
    await renderPage([lee], {}, { session: { role: 'friend' } });
    await screen.findByRole('listitem', { name: 'Dr. Lee' });
    expect(screen.getByRole('link', { name: 'Call Dr. Lee' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Doctor' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Favorite/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Add appointment/ })).toBeNull();
  });
});

describe('Find a Doctor', { timeout: 30_000 }, () => {
  const found = {
    npi: '1000000101',
    name: 'Marisol Alvarez, MD',
    specialty: 'cardiology' as const,
    address: '1 Clark St, Chicago, IL 60613',
    phone: '+13125550110',
  };

  it('DOC-2 says that it is a sample, searches the directory, and copies a doctor', async () => {
    const { user, server } = await renderPage(
      [],
      {
        'doctors.listDirectoryDoctors': { doctors: [found], more: true, isSample: true },
        'doctors.addDirectoryDoctor': ({ doctorId }) => ({ ...lee, id: doctorId, name: found.name }),
      },
      { path: '/doctors?tab=find' },
    );
    expect(await screen.findByText(/made-up sample/)).toBeTruthy();
    expect(screen.getByText('There are more. Add a name, a town or a specialty.')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'cardiol');
    await waitFor(() =>
      expect(server.callsOf('doctors.listDirectoryDoctors').at(-1)).toMatchObject({
        search: 'cardiol',
        named: 'cardiology',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Add Marisol Alvarez, MD' }));
    await waitFor(() =>
      expect(server.callsOf('doctors.addDirectoryDoctor')).toMatchObject([{ npi: found.npi }]),
    );
    const text = 'Marisol Alvarez, MD has been added to your doctors';
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
