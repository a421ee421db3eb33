import type { Preferences } from '@carecircle/contracts';

export interface InvoiceWords {
  title: string;
  what: string;
  value: string;
  plan: string;
  issued: string;
  period: string;
  amount: string;
  status: string;
  paid: string;
  plans: { premium: string; family: string };
  intervals: { monthly: string; yearly: string };
  pageOf: [string, string, string];
}

const plans = { premium: 'Premium', family: 'Family Plus' };

/** What stands on an invoice, in each language. */
export const invoiceWords: Record<Preferences['language'], InvoiceWords> = {
  en: {
    ...{ title: 'CareCircle invoices', what: 'What', value: 'Details', plan: 'Plan', issued: 'Issued' },
    ...{ period: 'Period', amount: 'Amount', status: 'Status', paid: 'Paid', plans },
    intervals: { monthly: 'monthly', yearly: 'yearly' },
    pageOf: ['Page ', ' of ', ''],
  },
  es: {
    ...{
      title: 'Facturas de CareCircle',
      what: 'Concepto',
      value: 'Detalle',
      plan: 'Plan',
      issued: 'Emitida',
    },
    ...{ period: 'Período', amount: 'Importe', status: 'Estado', paid: 'Pagada', plans },
    intervals: { monthly: 'mensual', yearly: 'anual' },
    pageOf: ['Página ', ' de ', ''],
  },
  fr: {
    ...{ title: 'Factures CareCircle', what: 'Objet', value: 'Détail', plan: 'Formule', issued: 'Émise le' },
    ...{ period: 'Période', amount: 'Montant', status: 'État', paid: 'Payée', plans },
    intervals: { monthly: 'mensuelle', yearly: 'annuelle' },
    pageOf: ['Page ', ' sur ', ''],
  },
  de: {
    ...{
      title: 'Rechnungen von CareCircle',
      what: 'Was',
      value: 'Angaben',
      plan: 'Tarif',
      issued: 'Ausgestellt',
    },
    ...{ period: 'Zeitraum', amount: 'Betrag', status: 'Stand', paid: 'Bezahlt', plans },
    intervals: { monthly: 'monatlich', yearly: 'jährlich' },
    pageOf: ['Seite ', ' von ', ''],
  },
  it: {
    ...{ title: 'Fatture CareCircle', what: 'Voce', value: 'Dettagli', plan: 'Piano', issued: 'Emessa' },
    ...{ period: 'Periodo', amount: 'Importo', status: 'Stato', paid: 'Pagata', plans },
    intervals: { monthly: 'mensile', yearly: 'annuale' },
    pageOf: ['Pagina ', ' di ', ''],
  },
  pt: {
    ...{ title: 'Faturas do CareCircle', what: 'Item', value: 'Detalhes', plan: 'Plano', issued: 'Emitida' },
    ...{ period: 'Período', amount: 'Valor', status: 'Situação', paid: 'Paga', plans },
    intervals: { monthly: 'mensal', yearly: 'anual' },
    pageOf: ['Página ', ' de ', ''],
  },
};
