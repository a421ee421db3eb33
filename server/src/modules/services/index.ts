export { importPostalCodes, postalCodeColumns } from './places/import-postal-codes';
export { importProviders } from './providers/import-providers';
export { providerColumns } from './providers/provider-row';
export { servicesNotificationFacts } from './services.notifications';
