/** Longer than for a font: the script only declares them. */
const timeoutMs = 5000;

/**
 * Loads a script that declares fonts, as a module: it needs CORS on its host instead of an
 * exception from Trusted Types. False, with a warning, when it fails or takes longer than five
 * seconds (`Script load timeout`); late fonts are still shown.
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
