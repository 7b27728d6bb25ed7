/** A thing on a page that an entry describes. */
export interface Worded {
  /** Of the entry. */
  readonly id: number;
  readonly text: () => string;
}

/** Makes a test for things that have all typed words in their text as they are: until the search knows more. */
export function hasPlainly(typed: string): (thing: Worded) => boolean {
  const words = typed.toLowerCase().split(/\s+/u);
  return ({ text }) => {
    const within = text().toLowerCase();
    return words.every((word) => within.includes(word));
  };
}
