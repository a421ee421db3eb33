/** Runs in the card's page alone: its text goes there. */
export function openCard(): Promise<void>;
