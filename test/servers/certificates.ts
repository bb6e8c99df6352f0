import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isIPv4 } from "node:net";

type Certificate = {
  /** PEM. */
  certificate: string;
  /** PEM. */
  key: string;
  /** SHA-256 of the public key in base64, as browsers pin it. */
  pin: string;
};

export type Authority = {
  /** PEM. */
  certificate: string;
  /** A server's certificate for these names and IPv4 addresses. */
  issue(...names: string[]): Certificate;
  /** One that ended an hour ago. */
  issueExpired(...names: string[]): Certificate;
};

type Signer = { issuer: Buffer; privateKey: KeyObject };

/** A certificate that no authority has signed. */
export function selfSigned(...names: string[]): Certificate {
  return serverCertificate(names, undefined);
}

function serverCertificate(
  names: readonly string[],
  signer: Signer | undefined,
  until = Date.now() + day,
): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = distinguishedName(names[0] ?? "");
  const by = signer ?? { issuer: subject, privateKey };
  const extensions = [
    extension("2.5.29.15", tagged(0x03, Buffer.from([7, 0x80])), true), // keyUsage: digitalSignature
    extension("2.5.29.37", sequence(objectId("1.3.6.1.5.5.7.3.1"))), // extKeyUsage: serverAuth
    extension("2.5.29.17", sequence(...names.map(alternativeName))), // subjectAltName
  ];
  const contents = toBeSigned({ issuer: by.issuer, subject, publicKey, extensions, until });
  const certificate = pem(signedBy(by.privateKey, contents));
  const key = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  const pin = createHash("sha256").update(spki(publicKey)).digest("base64");
  return { certificate, key, pin };
}

const day = 24 * 60 * 60 * 1000;

/** A certificate authority of its own, good for one day. Node can read certificates, but not write them. */
export function createAuthority(name = "Furas test authority"): Authority {
  const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const issuer = distinguishedName(name);
  const extensions = [
    extension("2.5.29.19", sequence(boolean(true)), true), // basicConstraints: CA
    extension("2.5.29.15", tagged(0x03, Buffer.from([1, 0x06])), true), // keyUsage: keyCertSign, cRLSign
  ];
  const { privateKey, publicKey } = own;
  const until = Date.now() + day;
  const contents = toBeSigned({ issuer, subject: issuer, publicKey, extensions, until });
  const signer = { issuer, privateKey };
  return {
    certificate: pem(signedBy(privateKey, contents)),
    issue: (...names) => serverCertificate(names, signer),
    issueExpired: (...names) => serverCertificate(names, signer, Date.now() - day / 24),
  };
}

type Contents = {
  issuer: Buffer;
  subject: Buffer;
  publicKey: KeyObject;
  extensions: Buffer[];
  until: number;
};

/** TBSCertificate of RFC 5280. */
function toBeSigned({ issuer, subject, publicKey, extensions, until }: Contents): Buffer {
  return sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))), // version 3
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])), // serial number
    ecdsaWithSha256,
    issuer,
    sequence(utcTime(Date.now() - day), utcTime(until)),
    subject,
    spki(publicKey),
    tagged(0xa3, sequence(...extensions)),
  );
}

function signedBy(key: KeyObject, contents: Buffer): Buffer {
  return sequence(contents, ecdsaWithSha256, bitString(sign("sha256", contents, key)));
}

function pem(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

function spki(key: KeyObject): Buffer {
  return key.export({ type: "spki", format: "der" });
}

function distinguishedName(commonName: string): Buffer {
  return sequence(
    tagged(0x31, sequence(objectId("2.5.4.3"), tagged(0x0c, Buffer.from(commonName)))),
  );
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  const parts = critical ? [boolean(true)] : [];
  return sequence(objectId(id), ...parts, tagged(0x04, value));
}

function alternativeName(name: string): Buffer {
  return isIPv4(name)
    ? tagged(0x87, Buffer.from(name.split(".").map(Number)))
    : tagged(0x82, Buffer.from(name));
}

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/\D/g, "").slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}

/** DER: a tag, the length of what follows, and that. */
function tagged(tag: number, contents: Buffer): Buffer {
  const { length } = contents;
  const bytes = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), contents]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function boolean(value: boolean): Buffer {
  return tagged(0x01, Buffer.from([value ? 0xff : 0]));
}

function bitString(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));
}

function objectId(id: string): Buffer {
  const [first = 0, second = 0, ...rest] = id.split(".").map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

const ecdsaWithSha256 = sequence(objectId("1.2.840.10045.4.3.2"));
