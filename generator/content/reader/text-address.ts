/** An address in a text, without the punctuation after it. */
export const textAddress = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/gi;
