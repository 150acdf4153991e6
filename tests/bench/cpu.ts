/** Milliseconds of CPU that the process has used. Not the clock: the machine is shared. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** CPU of one run in milliseconds: the median of `runs` after two that warm up. */
export async function cpuPerRun(work: () => Promise<unknown>, runs = 9): Promise<number> {
  await work();
  await work();
  const costs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = cpuMilliseconds();
    await work();
    costs.push(cpuMilliseconds() - before);
  }
  costs.sort((a, b) => a - b);
  return costs[Math.floor(costs.length / 2)] ?? 0;
}
