import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nowMs, wallMoment } from '@carecircle/remote-kit';
import {
  publish,
  renderFeature,
  testIds,
  testSession,
  type Answers,
  type FeatureOptions,
} from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import { describe, expect, it } from 'vitest';
import remote from '../remote';
import { aBooking, aProvider } from '../testing/a-booking';
import ServicesPage from './services.page';

const [ruth] = testSession().recipients;
const insured = ruth ? [{ ...ruth, insurers: [{ name: 'Medicare', policyNumber: 'A-1' }] }] : [];
const today = wallMoment(nowMs(), 'America/Chicago').day;

function renderPage(answers: Answers = {}, options: Partial<FeatureOptions> = {}) {
  return renderFeature(
    <>
      <ServicesPage />
      <ToastRegion />
    </>,
    {
      remote,
      path: '/services',
      ...options,
      answers: {
        'services.listBookings': [],
        'services.listProviders': { providers: [aProvider()], isSample: true, home: 'postal-code' },
        'services.getProvider': aProvider(),
        'services.requestBooking': ({ bookingId, ...fields }) =>
          aBooking(1, { ...fields, id: bookingId, requestedBy: testIds.ana }),
        'services.answerBooking': ({ answer }) => aBooking(1, { status: answer }),
        'services.cancelBooking': aBooking(1, { status: 'cancelled' }),
        ...answers,
      },
    },
  );
}

const asked = (server: { callsOf: (key: 'services.listProviders') => unknown[] }) =>
  server.callsOf('services.listProviders').at(-1);

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('providers', { timeout: 30_000 }, () => {
  it('SERV-1 shows the pharmacies within ten miles, and says that they are a sample', async () => {
    const { server } = await renderPage();
    const card = within(await screen.findByRole('listitem', { name: 'Corner Pharmacy' }));
    expect(card.getByText('0.8 mi away · Free delivery · Same day')).toBeTruthy();
    expect(card.getByText('4.5 (12 reviews)')).toBeTruthy();
    expect(card.getByRole('link', { name: /Call Now/ }).getAttribute('href')).toBe('tel:+13125550142');
    expect(screen.getByText(/made-up sample/)).toBeTruthy();
    expect(screen.getByText('Measured from the postal code of Ruth Rivera.')).toBeTruthy();
    expect(asked(server)).toMatchObject({ kind: 'pharmacy', maxMiles: '10', recipientId: testIds.recipient });
  });

  it('SERV-1 narrows by words and distance, which telehealth has none of', async () => {
    const { user, server } = await renderPage();
    await screen.findByRole('listitem', { name: 'Corner Pharmacy' });
    const slider = await screen.findByRole('slider', { name: 'Maximum distance' });
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '50']);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'corner' } });
    await waitFor(() => expect(asked(server)).toMatchObject({ search: 'corner', maxMiles: '10' }));
    slider.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(asked(server)).toMatchObject({ search: 'corner', maxMiles: '11' }));
    await user.click(screen.getByRole('tab', { name: 'Telehealth' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ kind: 'telehealth' }));
    expect(asked(server)).not.toHaveProperty('maxMiles');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(location.search).toBe('?kind=telehealth');
  });

  it('SERV-1 says so when nothing is found', async () => {
    await renderPage({ 'services.listProviders': { providers: [], isSample: false, home: null } });
    expect(await screen.findByText('No services found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or distance filter')).toBeTruthy();
    expect(screen.queryByText(/made-up sample/)).toBeNull();
  });

  it('SERV-1 leads to the details and back to the list', async () => {
    const { user } = await renderPage();
    await user.click(await screen.findByRole('link', { name: 'View Details: Corner Pharmacy' }));
    expect(await screen.findByRole('heading', { name: 'Corner Pharmacy' })).toBeTruthy();
    expect(location.search).toBe('?provider=corner');
    expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+13125550142');
    expect(screen.getByText('Delivery, Blister packs')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to list' }));
    expect(await screen.findByRole('tab', { name: 'Pharmacy' })).toBeTruthy();
  });
});

describe('booking', { timeout: 30_000 }, () => {
  const open = (answers: Answers = {}, session: FeatureOptions['session'] = {}) =>
    renderPage(answers, { path: '/services?provider=corner&book=1', session });
  const dialog = () => screen.findByRole('dialog', { name: 'Schedule Delivery' });

  it.each([
    ['pharmacy', 'Schedule Delivery'],
    ['telehealth', 'Book Appointment'],
    ['mobility', 'Request Service'],
  ] as const)('SERV-2 is titled for %s', async (kind, title) => {
    await open({ 'services.getProvider': aProvider({ kind }) });
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });

  it('SERV-2 ALL-3 needs service, day and time, and sends nothing without them', async () => {
    const { user, server } = await open();
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Schedule Delivery' }));
    expect(await form.findByText('Choose a service.')).toBeTruthy();
    expect(form.getByText('Choose a day.')).toBeTruthy();
    expect(form.getByText('Choose a time.')).toBeTruthy();
    expect(server.callsOf('services.requestBooking')).toEqual([]);
  });

  it('SERV-2 sends what was chosen and says that it was sent, not that it is confirmed', async () => {
    const { user, server } = await open(
      {
        'services.getProvider': aProvider({ channel: 'mail' }),
        'services.requestBooking': ({ bookingId, ...fields }) =>
          aBooking(1, { ...fields, id: bookingId, delivery: 'waiting' }),
      },
      { recipients: insured },
    );
    const form = within(await dialog());
    await user.selectOptions(form.getByRole('combobox', { name: /Service type/ }), 'Blister packs');
    form.getAllByRole('spinbutton')[0]?.focus();
    await user.keyboard('12312099');
    await user.click(form.getByRole('radio', { name: /Evening/ }));
    await user.type(form.getByRole('textbox', { name: /Special instructions/ }), 'Ring twice');
    await user.click(form.getByRole('switch', { name: 'Use insurance on file' }));
    await user.click(form.getByRole('button', { name: 'Schedule Delivery' }));
    await waitFor(() =>
      expect(server.callsOf('services.requestBooking')).toMatchObject([
        {
          providerId: 'corner',
          recipientId: testIds.recipient,
          serviceType: 'Blister packs',
          date: '2099-12-31',
          band: 'evening',
          instructions: 'Ring twice',
          useInsurance: true,
        },
      ]),
    );
    expect(await screen.findByText('Request sent to Corner Pharmacy')).toBeTruthy();
    expect(screen.queryByText(/has been confirmed/)).toBeNull();
  });

  it('SERV-2 without an insurer the insurance cannot be used', async () => {
    await open();
    const form = within(await dialog());
    const use = form.getByRole<HTMLInputElement>('switch', { name: 'Use insurance on file' });
    expect(use.disabled).toBe(true);
    expect(form.getByText('There is no insurance on file.')).toBeTruthy();
  });
});

describe('what was booked', { timeout: 30_000 }, () => {
  const own = aBooking(1, { circleId: testIds.circle, requestedBy: testIds.ana });

  it('SERV-2 a provider who cannot be sent anything is called; what they say is noted', async () => {
    const { user, server } = await renderPage({ 'services.listBookings': [own] });
    const rows = within(await screen.findByRole('list', { name: 'Bookings' }));
    expect(rows.getByText('Not sent: call Corner Pharmacy')).toBeTruthy();
    expect(rows.getByRole('link', { name: /Call Now/ }).getAttribute('href')).toBe('tel:+13125550142');
    await user.click(rows.getByRole('button', { name: 'They confirmed: Corner Pharmacy' }));
    expect(await rows.findByText('Confirmed')).toBeTruthy();
    expect(server.callsOf('services.answerBooking')).toMatchObject([{ answer: 'confirmed' }]);
  });

  it('SERV-2 says that it is confirmed only then, at once, to whoever booked', async () => {
    await renderPage({ 'services.listBookings': [{ ...own, delivery: 'sent' }] });
    const rows = within(await screen.findByRole('list', { name: 'Bookings' }));
    expect(rows.getByText('Request sent to Corner Pharmacy')).toBeTruthy();
    await publish('booking.confirmed', { booking: { ...own, status: 'confirmed', delivery: 'sent' } });
    expect(await screen.findByText('Your booking with Corner Pharmacy has been confirmed!')).toBeTruthy();
    expect(rows.queryByText('Request sent to Corner Pharmacy')).toBeNull();
  });

  it('SERV-2 is cancelled after a question, and then stands with what is over', async () => {
    const { user, server } = await renderPage({ 'services.listBookings': [{ ...own, date: today }] });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking: Corner Pharmacy' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
    await user.click(question.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() =>
      expect(server.callsOf('services.cancelBooking')).toMatchObject([{ bookingId: own.id }]),
    );
    expect(await screen.findByRole('button', { name: /Earlier bookings \(1\)/ })).toBeTruthy();
  });

  it('SERV-2 CIRC-4 who may not book sees it and can change nothing', async () => {
    await renderPage({ 'services.listBookings': [own] }, { session: { role: 'friend' } });
    expect(await screen.findByText('Corner Pharmacy: Delivery')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /They confirmed|Cancel booking/ })).toBeNull();
  });
});
