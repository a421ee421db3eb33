/** What still fits on the one page that an emergency card is printed on. */
export const mostCardMedications = 60;
export const mostCardPeople = 10;

/** How many openings of a card its page lists; the audit log has all. */
export const mostCardViews = 20;
