import { connect, restoreScroll } from './connect.ts';

restoreScroll();
connect();
