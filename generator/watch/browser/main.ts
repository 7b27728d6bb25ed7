import { connect } from './connect.ts';
import { restoreScroll } from './keep-scroll.ts';

restoreScroll();
connect();
