import { startIslands } from './islands.ts';
import { startMenu } from './menu.ts';

/** The script of every page. A feature is a function that starts it; what that returns would stop it again. */
startMenu(document);
startIslands(document);
