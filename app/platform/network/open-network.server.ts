import { Resolver } from "node:dns/promises";
import { connect, type Socket } from "node:net";

/** The ways to the open network; a test has its own. */
export type Network = {
  /** The texts of a name's TXT records, each in its parts; none where there is no such name. */
  resolveTexts(name: string, signal: AbortSignal): Promise<string[][]>;
  /** The addresses of a host of both families; none where there is no such host. */
  resolveAddresses(host: string, signal: AbortSignal): Promise<string[]>;
  /** A connection to this very address. */
  connect(address: string, port: number): Socket;
  /** The one authority that it trusts in place of those of this machine, in PEM. */
  authority?: string;
};

export const openNetwork: Network = {
  resolveTexts: (name, signal) => resolving(signal, (resolver) => resolver.resolveTxt(name)),
  async resolveAddresses(host, signal) {
    const [four, six] = await Promise.all([
      resolving(signal, (resolver) => resolver.resolve4(host)),
      resolving(signal, (resolver) => resolver.resolve6(host)),
    ]);
    return [...four, ...six];
  },
  connect: (host, port) => connect({ host, port }),
};

/** Asks the name servers of this machine, and no file of it that names hosts. */
async function resolving<T>(
  signal: AbortSignal,
  ask: (resolver: Resolver) => Promise<T[]>,
): Promise<T[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    return await ask(resolver);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENODATA" || code === "ENOTFOUND") return [];
    throw error;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
