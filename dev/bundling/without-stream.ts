import type { Plugin } from "vite";

const file = /\/react-router\/dist\/production\/lib\/server-runtime\/server\.js$/;
const stream =
  "serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode)";

/**
 * For each page the router writes its data down as a stream for scripts of its own, which this product
 * does not send (docs/decisions/0003). Without that stream it renders synchronously, too, which
 * renderToString needs.
 */
export function withoutStream(): Plugin {
  return {
    name: "without-stream",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: file },
      handler(code) {
        if (!code.includes(stream)) {
          throw new Error("React Router renders otherwise: see dev/bundling/without-stream.ts.");
        }
        return { code: code.replaceAll(stream, "serverHandoffStream: undefined"), map: null };
      },
    },
  };
}
