import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Party = { id: string; origin: string };
type CreationOptions = { challenge: string; user?: { id: string } };
type How = { counter?: number; isVerified?: boolean; by?: Party; credentialId?: string };

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** An authenticator in software that holds one passkey for a board: P-256, attestation "none". */
export function makeAuthenticator(party: Party) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let userHandle: string | undefined;
  let used = 0;

  /** What a browser sends on for options of a new passkey. */
  function create(
    { challenge, user }: CreationOptions,
    { by = party, counter = used }: How = {},
  ): string {
    userHandle = user?.id;
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
    const flags = userPresent | userVerified | hasCredential;
    const authData = Buffer.concat([head(by, flags, counter), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return written({
      clientDataJSON: clientData("webauthn.create", challenge, by),
      attestationObject: base64url(attestationObject),
      transports: ["internal"],
    });
  }

  /** What a browser sends on for options of a sign-in. Its counter goes on each time. */
  function get({ challenge }: CreationOptions, how: How = {}): string {
    const { by = party, isVerified = true } = how;
    used = how.counter ?? used + 1;
    const authData = head(by, userPresent | (isVerified ? userVerified : 0), used);
    const clientDataJSON = clientData("webauthn.get", challenge, by);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = base64url(sign("sha256", signed, privateKey));
    const response = {
      authenticatorData: base64url(authData),
      clientDataJSON,
      signature,
      userHandle,
    };
    return written(response, how.credentialId);
  }

  function coseKey(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const point = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, "base64url")]);
    const kind = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([kind, point(0x21, x), point(0x22, y)]);
  }

  function written(response: object, credentialId = base64url(id)): string {
    const credential = { id: credentialId, rawId: credentialId, type: "public-key", response };
    return JSON.stringify({ ...credential, clientExtensionResults: {} });
  }

  return { create, get, id: base64url(id) };
}

function head({ id }: Party, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(id), Buffer.from([flags]), count]);
}

function clientData(type: string, challenge: string, { origin }: Party): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}
