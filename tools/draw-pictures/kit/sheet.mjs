/** The size of most pictures, in pixels: 3 to 2. */
export const width = 1600;
export const height = 1067;
