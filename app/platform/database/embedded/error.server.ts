/** Why the embedded database cannot be used; the message is one sentence for the operator. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** Words an error of the file system as a sentence; any other error is returned as it is. */
export function explained(error: unknown, directory: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, dest, path }: NodeJS.ErrnoException & { dest?: string } = error;
  const because = reasons[code ?? ""];
  if (!because) return error;
  const sentence = `The data directory ${directory} cannot be used: ${dest ?? path ?? "it"} ${because}.`;
  return new EmbeddedDatabaseError(sentence, { cause: error });
}

const forbidden =
  "may not be read or written by this user (it may belong to another user because the app ran as that user before)";

const reasons: Record<string, string> = {
  EACCES: forbidden,
  EPERM: forbidden,
  ENOSPC: "could not be written because the disk is full",
  EDQUOT: "could not be written because the disk quota is used up",
  EROFS: "is on a read-only file system",
  ENOTDIR: "is not inside a directory",
  EEXIST: "exists and is not a directory",
};

/** The first complaint in what PostgreSQL's programs print, without its prefix. */
export function complaintIn(output: string): string {
  const complaint = /(?:FATAL|PANIC|ERROR|error):\s+(.+)/.exec(output)?.[1];
  const lines = output.trim().split("\n");
  return (complaint ?? lines.at(-1) ?? "").replace(/\.$/, "") || "it said nothing";
}
