import { defineModule } from '../../spine/define-module';
import { answerBooking } from './bookings/answer-booking.command';
import { cancelBooking } from './bookings/cancel-booking.command';
import { listBookings } from './bookings/list-bookings.query';
import { requestBooking } from './bookings/request-booking.command';
import { sendBooking } from './bookings/send-booking.job';
import { setHomePlace } from './places/set-home-place.command';
import { getProvider } from './providers/get-provider.query';
import { listProviders } from './providers/list-providers.query';

export const servicesModule = defineModule({
  name: 'services',
  operations: {
    listProviders,
    getProvider,
    setHomePlace,
    listBookings,
    requestBooking,
    answerBooking,
    cancelBooking,
  },
  jobs: [sendBooking],
});
