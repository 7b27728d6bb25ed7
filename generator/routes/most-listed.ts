/** The most items of a list on one page: docs/decisions/0062-long-lists-are-cut.md. */
export const mostListed = 500;
