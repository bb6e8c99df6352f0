import { ByteReader, connectPatiently } from "./program.ts";

const headLength = 24;
const flags = { more: 1, tail: 2 };

/** GQTP, Groonga's own protocol: a command as a line, its answer as JSON. */
export async function connectToGroonga(port: number) {
  const socket = await connectPatiently(port);
  const reader = new ByteReader(socket);
  return {
    async query(command: string): Promise<unknown> {
      const body = Buffer.from(command);
      const head = Buffer.alloc(headLength);
      head[0] = 0xc7;
      head[5] = flags.tail;
      head.writeUInt32BE(body.length, 8);
      socket.write(Buffer.concat([head, body]));
      const parts: Buffer[] = [];
      for (;;) {
        const answer = await reader.read(headLength);
        parts.push(await reader.read(answer.readUInt32BE(8)));
        const status = answer.readInt16BE(6);
        const text = () => Buffer.concat(parts).toString();
        if (status !== 0) throw new Error(`Groonga ${status}: ${text()} ${command}`);
        if (((answer[5] ?? 0) & flags.more) === 0) return JSON.parse(text());
      }
    },
    close: () => socket.destroy(),
  };
}

/** A command's line with its arguments. */
export function command(name: string, values: Record<string, string | number>): string {
  const texts = Object.entries(values).map(
    ([key, value]) => `--${key} "${String(value).replace(/[\\"]/g, "\\$&")}"`,
  );
  return `${name} ${texts.join(" ")}`;
}
