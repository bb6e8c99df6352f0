import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const longestUserAgent = 300;

const body = z.object({
  userId: z.string(),
  deviceId: z.string(),
  /** Ends with the browser, and after a day. */
  brief: z.boolean(),
});

/**
 * Opens a session for an account whose password has been checked elsewhere. The library's own
 * sign-in checks the password itself, takes another time for unknown accounts and warns of each.
 */
export const sessionOpening = {
  id: "session-opening",
  endpoints: {
    openSession: createAuthEndpoint(
      "/open-session",
      { method: "POST", body, metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { userId, deviceId, brief } = context.body;
        const { internalAdapter } = context.context;
        const userAgent = context.headers?.get("user-agent")?.slice(0, longestUserAgent) ?? "";
        const session = await internalAdapter.createSession(userId, brief, { userAgent, deviceId });
        const user = await internalAdapter.findUserById(userId);
        if (!user) throw new Error("The account was deleted while it signed in.");
        await setSessionCookie(context, { session, user }, brief);
        return { id: session.id };
      },
    ),
  },
} satisfies BetterAuthPlugin;
