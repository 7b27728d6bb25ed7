/** The most items of a list on one page: docs/decisions/0062-long-lists-are-cut.md. */
export const mostListed = 500;

/** The most events of the calendar of the site. */
export const mostInCalendar = 2_000;
