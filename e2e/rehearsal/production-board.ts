import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#e2e/support/server-process.ts";
import { createAuthority } from "#test/servers/certificates.ts";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";
import { startS3Server } from "#test/servers/s3-server.ts";
import { publicHost } from "./proxies.ts";

export type ProductionBoard = {
  /** Host and port that a proxy asks. */
  address: string;
  folder: string;
  /** What the proxy shows people. */
  certificate: { certificate: string; key: string; pin: string };
  /** PEM of the authority that vouches for all of it. */
  authority: string;
  mail: MailReceiver;
  output: () => string;
  stop: () => Promise<void>;
};

/** The board as an owner runs it: two workers, mail over STARTTLS, files in S3, HTTPS before it. */
export async function startProductionBoard(): Promise<ProductionBoard> {
  const folder = await mkdtemp(join(tmpdir(), "furas-rehearsal-"));
  const authority = createAuthority();
  const authorityFile = join(folder, "authority.pem");
  await writeFile(authorityFile, authority.certificate);
  // A name that is not this machine's own, so that mail goes there over trusted TLS or not at all.
  const mailHost = "0.0.0.0";
  const mail = await startMailReceiver({ encrypted: authority.issue(mailHost) });
  const files = await startS3Server();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = files.settings;
  const server = await startServer(join(folder, "data"), {
    BASE_URL: `https://${publicHost}`,
    TRUST_PROXY: "1",
    WORKERS: "2",
    SMTP_URL: `smtp://${mailHost}:${mail.port}`,
    MAIL_FROM: `Furas <no-reply@${publicHost}>`,
    NODE_EXTRA_CA_CERTS: authorityFile,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    // The S3 server shares this process with the tests.
    S3_TIMEOUT_MS: "10000",
  });
  if (server.child.exitCode !== null) throw new Error(server.output());
  return {
    address: new URL(server.origin).host,
    folder,
    certificate: authority.issue(publicHost),
    authority: authority.certificate,
    mail,
    output: server.output,
    async stop() {
      await server.end("SIGTERM");
      await mail.stop();
      await files.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
