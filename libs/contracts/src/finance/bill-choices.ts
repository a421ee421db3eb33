export const billCategories = [
  'housing',
  'transportation',
  'insurance',
  'utilities',
  'healthcare',
  'other',
] as const;

export const billFrequencies = ['weekly', 'monthly', 'quarterly', 'annually'] as const;
