import { createPageProgress } from '../../client-runtime/progress/page-progress.ts';
import { toAndFro } from '../../client-runtime/progress/to-and-fro.ts';

/** A visit under way on a site whose bar goes to and fro: begun in a page. */
export const visit = createPageProgress(document, toAndFro).start();
