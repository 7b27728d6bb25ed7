/** The page that thanks for a form: neither search engines nor the search list it. */
export const thanksPath = '/thanks/';
