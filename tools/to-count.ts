/** Reads an argument that counts something, from 1. Throws with the usage when it does not. */
export function toCount(option: string, text: string, usage: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${option} "${text}" is not a whole number above 0: ${usage}`);
}
