/** Longer than for a font: the script only tells which there are. */
const timeoutMs = 5000;

/**
 * Loads a script that brings fonts, as a module: so it needs no exception from Trusted Types, but CORS on its host. False, with
 * a warning, when it cannot be loaded or takes longer than five seconds (`Script load timeout`); it is not given up then, so
 * fonts that come late are still shown.
 */
export async function loadFontScript(src: string): Promise<boolean> {
  try {
    await Promise.race([import(src), failLater('Script load timeout')]);
    return true;
  } catch (error) {
    console.warn(src, error);
    return false;
  }
}

function failLater(message: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(message)), timeoutMs));
}
