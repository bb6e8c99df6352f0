import { describe, expect, it } from "vitest";
import { findRelyingParty } from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import { useSettings } from "#test/settings.ts";

describe("the board as a relying party", () => {
  it.each([
    ["https://jobs.example", "https://jobs.example/login", "jobs.example"],
    ["https://jobs.example:8443", "http://10.0.0.7:3000/login", "jobs.example"],
    ["https://192.0.2.7", "https://192.0.2.7/login", undefined],
    ["https://[2001:db8::1]", "https://[2001:db8::1]/login", undefined],
    ["http://127.0.0.1:3000", "http://localhost:3000/login", "localhost"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000/login", undefined],
    ["http://jobs.example", "http://jobs.example/login", undefined],
  ])("at %s, asked for %s, it is %s", (baseUrl, address, id) => {
    useSettings({ baseUrl });
    const party = findRelyingParty(new Request(address));
    const origin = baseUrl.startsWith("https") ? baseUrl : "http://localhost:3000";
    expect(party).toEqual(id && { id, origin });
  });
});
