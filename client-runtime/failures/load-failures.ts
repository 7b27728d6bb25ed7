/**
 * Loads the script of the error page, once. Call it ahead, when the browser is idle: without a
 * connection it cannot be loaded.
 */
export function loadFailures() {
  return import('./show-failure.ts');
}
