/** Where payments and expenses are read as a CSV file, asked for as `finance.listTransactions` is, without its search. */
export const financeFilePath = '/api/finance/money.csv';
