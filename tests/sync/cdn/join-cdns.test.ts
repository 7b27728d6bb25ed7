import { describe, expect, it } from 'vitest';
import { commandCdn } from '../../../sync/cdn/command.ts';
import { joinCdns } from '../../../sync/cdn/join-cdns.ts';
import { refuse } from '../../support/s3-store/happenings.ts';
import { openPair } from './open-pair.ts';

describe('a command and CloudFront together', () => {
  it('are both told, also when the other one fails', async () => {
    const { server, cdn } = await openPair();
    await joinCdns([commandCdn('cat > /dev/null'), cdn]).invalidate(['/'], 'a');
    expect(server.invalidations).toHaveLength(1);
    await expect(joinCdns([commandCdn('exit 3'), cdn]).invalidate(['/'], 'b')).rejects.toThrow(
      'ended with 3',
    );
    expect(server.invalidations).toHaveLength(2);
  });

  it('fail with both reasons', async () => {
    const { server, cdn } = await openPair();
    server.plan([refuse(403, 'AccessDenied', '')]);
    await expect(joinCdns([commandCdn('exit 3'), cdn]).invalidate(['/'], 'a')).rejects.toThrow(
      /ended with 3; .*AccessDenied/,
    );
  });
});
