/** Of a list of members: no one. */
export const nobody = 'nobody';
