export const relationships = [
  'Spouse',
  'Child',
  'Parent',
  'Sibling',
  'Friend',
  'Neighbor',
  'Doctor',
  'Caregiver',
  'Other',
] as const;
