import { Readable } from "node:stream";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { accountPassword, makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { admin } from "./admin.ts";
import { readNewPassword } from "./read-password.ts";

useTestDatabase();

let output: string;
beforeEach(() => {
  output = "";
  for (const way of ["log", "error"] as const) {
    const spy = vi.spyOn(console, way).mockImplementation((line) => {
      output += `${line}\n`;
    });
    onTestFinished(() => spy.mockRestore());
  }
});

/** Runs `npm run admin -- …` on the database of this file. */
const run = (...args: string[]) => admin(args, (work) => work());

const enter = (email: string) =>
  signIn({ email, password: accountPassword, remember: false }, newClient());

it.each([
  [[]],
  [["add"]],
  [["add", "boss"]],
  [["list", "boss@jobs.example"]],
  [["block", "a@jobs.example", "b@jobs.example"]],
  [["moderator", "boss@jobs.example"]],
  [["list", "--all"]],
  [["toString"]],
])("%j: wrong words are told the right ones", async (args) => {
  const within = vi.fn();
  expect(await admin(args, within)).toBe(2);
  expect(output).toContain("npm run admin -- COMMAND");
  expect(within).not.toHaveBeenCalled();
});

it.each([
  ["monkey123456", "easy to guess"],
  ["eleven char", "12 to 256 characters"],
])("S6 the password %s of an admin is refused", async (password, reason) => {
  const read = readNewPassword("boss@jobs.example", Readable.from([`${password}\n`]));
  await expect(read).rejects.toThrow(reason);
});

it("S6 an account that is there already is never promoted unasked", async () => {
  const email = await makeAccount();
  expect(await run("add", email)).toBe(1);
  expect(output).toContain("With --promote it becomes an admin's");
  expect(await enter(email)).toHaveProperty("actor.userType", "customer_employee");
});

it("S6 an account is blocked, unblocked and signed out everywhere by its address", async () => {
  const email = await makeAccount();
  expect(await run("block", email)).toBe(0);
  expect(await enter(email)).toMatchObject({ refused: "accounts.blocked" });
  expect(await run("unblock", email)).toBe(0);
  expect(await enter(email)).toHaveProperty("actor.email", email);
  expect(await run("end-sessions", email)).toBe(0);
  expect(output).toContain(`${email}: 1 session ended.`);
  for (const command of ["block", "unblock", "end-sessions"]) {
    expect(await run(command, "nobody@jobs.example"), command).toBe(1);
  }
});
