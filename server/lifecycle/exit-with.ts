/** Runs a command to its end; an error is printed as one sentence and sets the exit code. */
export async function endWith(command: () => Promise<number>): Promise<void> {
  // Ending through exit() lets a database that was started for this stop with it.
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
