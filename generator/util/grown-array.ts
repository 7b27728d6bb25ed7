/** The typed arrays that grow: numbers outside the JavaScript heap. */
export type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array;

/**
 * Returns an array with room for `length` numbers: the same one, or a copy that is half as long
 * again.
 */
export function grownArray<Array extends Numbers>(array: Array, length: number): Array {
  if (length <= array.length) return array;
  const Constructor = array.constructor as new (length: number) => Array;
  const grown = new Constructor(Math.max(length, Math.ceil(1.5 * array.length)));
  grown.set(array);
  return grown;
}
