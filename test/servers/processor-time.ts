/**
 * The milliseconds of a processor that work takes of this process, its threads included, whatever else the
 * machine does.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
