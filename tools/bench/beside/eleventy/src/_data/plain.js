import { loadPlainSite } from '../../plain-site.mjs';

export default () => loadPlainSite(process.env.BENCH_ENDPOINT);
