import { UNSAFE_ErrorResponseImpl } from "react-router";
import { describe, expect, it } from "vitest";
import {
  connectionLostKey,
  isConnectionLost,
  loadOrNothing,
  sendOrKeep,
  sendOrRefuse,
} from "./connection-lost.ts";

const cut = () => Promise.reject(new TypeError("Failed to fetch"));
const answeredWith = (status: number) => () =>
  Promise.reject(new UNSAFE_ErrorResponseImpl(status, "", ""));
const serverError = () => Promise.reject(new Error("500"));
const at = (address: string) => new Request(`http://127.0.0.1${address}`);

describe("a page whose connection is lost", () => {
  it("stays as it is when only a part of it was requested", async () => {
    const part = { request: at("/jobs?after=7"), serverLoader: cut };
    expect(await loadOrNothing(part, "after", null)).toBeNull();
    const whole = { request: at("/jobs"), serverLoader: cut };
    await expect(loadOrNothing(whole, "after", null)).rejects.toThrow(TypeError);
  });

  it("shows a server error as an error", async () => {
    const part = { request: at("/jobs?after=7"), serverLoader: serverError };
    await expect(loadOrNothing(part, "after", null)).rejects.toThrow("500");
  });
});

describe("a form whose connection is lost", () => {
  const form = () => {
    const body = new URLSearchParams({ email: "rima@example.com", password: "jasmine" });
    return new Request("http://127.0.0.1/login", { method: "POST", body });
  };
  const withoutSecrets = ({ email = "" }: Record<string, string>) => ({ email });

  it("says so and keeps the input", async () => {
    expect(await sendOrKeep({ request: form(), serverAction: cut }, withoutSecrets)).toMatchObject({
      data: { refused: connectionLostKey, values: { email: "rima@example.com" } },
      init: { status: 503 },
    });
  });

  it("whose input stays on the page, is refused with the page's other data", async () => {
    expect(await sendOrRefuse({ serverAction: cut }, { intent: "" })).toMatchObject({
      data: { refused: connectionLostKey, intent: "" },
      init: { status: 503 },
    });
    await expect(sendOrRefuse({ serverAction: answeredWith(500) })).rejects.toMatchObject({
      status: 500,
    });
  });

  it.each([
    [503, true],
    [429, true],
    [500, false],
    [404, false],
    [403, false],
  ])("S3 whether it may be sent again as it is after %i", async (status, again) => {
    const send = sendOrKeep(
      { request: form(), serverAction: answeredWith(status) },
      withoutSecrets,
    );
    const error = await answeredWith(status)().catch((thrown: unknown) => thrown);
    expect(isConnectionLost(error)).toBe(again);
    if (again) expect(await send).toMatchObject({ data: { refused: connectionLostKey } });
    else await expect(send).rejects.toMatchObject({ status });
  });

  it("is otherwise answered by the server", async () => {
    const serverAction = async () => "sent" as const;
    expect(await sendOrKeep({ request: form(), serverAction }, withoutSecrets)).toBe("sent");
    await expect(
      sendOrKeep({ request: form(), serverAction: serverError }, withoutSecrets),
    ).rejects.toThrow("500");
  });
});
