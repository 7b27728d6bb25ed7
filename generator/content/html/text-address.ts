/** An address that stands in a text, without the sign that ends its sentence. Never across a mark of `html.ts`. */
export const textAddress = /https?:\/\/[^\s<>"'\ue000]*[^\s<>"'\ue000.,;:!?)]/gi;
