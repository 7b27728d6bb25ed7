/** Pixels: the size that networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Settings of the encoder: a card is looked at in the width of a column. */
export const cardFormat = { quality: 74, progressive: true } as const;

/** The title on the left, the picture on the right. */
export const panelWidth = 600;

/** The colours of the site: its green, paper and marigold. */
export const colours = { panel: '#0b4f53', text: '#fbf7ef', accent: '#f4b13d' } as const;
