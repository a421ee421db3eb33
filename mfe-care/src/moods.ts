/** No answer, or from very low to very good as the contract counts them. */
export const moods = ['none', '1', '2', '3', '4', '5'] as const;
