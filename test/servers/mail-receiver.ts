import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Received = { from: string; to: string[]; source: string; encrypted: boolean };

export type MailReceiver = { url: string; port: number; emails: Received[]; stop(): Promise<void> };

type ReceiverOptions = {
  port?: number;
  /** One address that no mail is taken for, or no email at all after it was read. */
  refuse?: { recipient?: string; emails?: true };
  /** Answers an email to this address only then. */
  hold?: { recipient: string; until: Promise<unknown> };
  /** Says that it takes addresses in ASCII only. */
  asciiOnly?: true;
  /** Offers STARTTLS, with a certificate that nobody vouches for or with this one. */
  encrypted?: true | { certificate: string; key: string };
};

/** Starts a real mail server on this machine that stores what it receives. */
export async function startMailReceiver(options: ReceiverOptions = {}): Promise<MailReceiver> {
  const { port = 0, refuse = {}, hold, encrypted, asciiOnly = false } = options;
  const emails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSMTPUTF8: asciiOnly,
    disabledCommands: encrypted ? [] : ["STARTTLS"],
    ...(typeof encrypted === "object" && { cert: encrypted.certificate, key: encrypted.key }),
    onRcptTo({ address }, _session, done) {
      done(address === refuse.recipient ? new Error("No such mailbox here.") : null);
    },
    onData(stream, { envelope, secure }, done) {
      text(stream).then(async (source) => {
        if (envelope.rcptTo.some(({ address }) => address === hold?.recipient)) await hold?.until;
        if (refuse.emails) return done(new Error("Nothing is taken today."));
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        emails.push({ from, to, source, encrypted: secure });
        done();
      }, done);
    },
  });
  // A client that is killed resets its connection; nothing of it was taken then.
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const used = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    emails,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
