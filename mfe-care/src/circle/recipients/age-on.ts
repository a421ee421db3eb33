/** Full years between two days `YYYY-MM-DD`. Who was born on the 29th of February grows older on the 1st of March. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
