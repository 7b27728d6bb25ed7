// Preloaded in a process that is to be killed at one of its writes below a folder.
import { watchWrites } from './watch-writes.ts';

const { KILLED_AT_WRITE: killedAt, WRITES_BELOW: folder = '' } = process.env;
watchWrites(folder, (count) => {
  if (count === Number(killedAt)) process.kill(process.pid, 'SIGKILL');
});
