export default function configure(eleventy) {
  eleventy.setQuietMode(true);
  return { dir: { input: 'src', output: process.env.BENCH_OUT } };
}
