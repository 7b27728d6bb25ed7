/** An address in a text, without the punctuation after it. Never across a mark of `html.ts`. */
export const textAddress = /https?:\/\/[^\s<>"'\ue000]*[^\s<>"'\ue000.,;:!?)]/gi;
