import { openTestStore } from '../../tests/support/s3-store/open-test-store.ts';
import { type StoreCounts, type StoreStart, storeRequest } from './store-messages.ts';

// A bucket in a process of its own: `node store-process.js`. It tells its address, and does what it is asked by messages; it
// ends when its parent lets go.
const store = await openTestStore({ bucket: 'bench' });
const { endpoint, credentials, requests } = store;

process.on('message', (message) => {
  if (storeRequest.parse(message) === 'clear') store.objects.clear();
  tell({
    requests: requests.length,
    received: requests.reduce((sum, { received }) => sum + received, 0),
    sent: requests.reduce((sum, { sent }) => sum + sent, 0),
  });
  requests.length = 0;
});
process.on('disconnect', () => void store.close());
tell({ endpoint, ...credentials });

function tell(reply: StoreStart | StoreCounts): void {
  process.send?.(reply);
}
