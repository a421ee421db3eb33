/** Months that a budget is shown beside: its own and those before it. */
export const budgetMonths = 6;
