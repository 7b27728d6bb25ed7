/** Variables of a terminal that shows more than ASCII, for the command lines that tests start, whatever shell started the tests. */
export const utf8Terminal = { LC_ALL: 'C.UTF-8', TERM: 'xterm' };
