export const leapLength = 1_000_000;

/**
 * Lets every log go on far beyond a restored backup (SQL). Browsers have seen events that the backup does not hold; their
 * positions then lie in the space between, where no event is, so that they start over instead of missing what comes next.
 * Reactions that had seen everything leap along, or they would look at each log for ever.
 */
export const leap = [
  `update reaction_cursors cursor set sequence = cursor.sequence + ${leapLength} from event_streams stream
    where stream.scope_id = cursor.scope_id and stream.sequence = cursor.sequence and cursor.reaction = '*'`,
  `update event_streams set sequence = sequence + ${leapLength}`,
];
