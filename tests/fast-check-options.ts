/** How many random runs, from which seed. The same each time, so that a run tells about the code and not about luck. */
export function randomRuns(numRuns: number): { numRuns: number; seed: number } {
  return {
    numRuns: Number(process.env.RANDOM_RUNS ?? numRuns),
    seed: Number(process.env.RANDOM_SEED ?? 20_260_501),
  };
}
