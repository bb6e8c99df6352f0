import { expect, it } from "vitest";
import { makeSubscriber } from "#test/servers/push/subscriber.ts";
import { areBrowserKeys, encryptMessage, paddedBytes } from "./encrypt-message.server.ts";

it("issue 16, push: encrypts the example of RFC 8291 to the very bytes of its section 5", () => {
  const body = encryptMessage(
    "When I grow up, I want to be a watermelon",
    {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
      padTo: 0,
    },
  );
  expect(body.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml" +
      "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT" +
      "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it.each(["", "{}", "وظائف جديدة".repeat(20), "x".repeat(paddedBytes - 1)])(
  "a browser's own code decrypts the messages, and all are of one size: %#",
  async (text) => {
    const { keys, read } = await makeSubscriber();
    const body = encryptMessage(text, keys);
    expect(await read(body)).toBe(text);
    expect(body.length).toBe(16 + 5 + 65 + paddedBytes + 16);
    expect(encryptMessage(text, keys)).not.toEqual(body);
    const { read: readByAnother } = await makeSubscriber();
    await expect(readByAnother(body)).rejects.toThrow();
  },
);

it("takes keys of a browser only", async () => {
  const { keys } = await makeSubscriber();
  expect(areBrowserKeys(keys)).toBe(true);
  expect(areBrowserKeys({ ...keys, auth: "AAAA" })).toBe(false);
  expect(areBrowserKeys({ ...keys, p256dh: "AAAA" })).toBe(false);
  // Not on the curve.
  const wrong = Buffer.from(keys.p256dh, "base64url");
  wrong[40] = (wrong[40] ?? 0) ^ 1;
  expect(areBrowserKeys({ ...keys, p256dh: wrong.toString("base64url") })).toBe(false);
});
