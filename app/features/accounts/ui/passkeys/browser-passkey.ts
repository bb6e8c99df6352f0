import { useSyncExternalStore } from "react";
import { connectionLostKey } from "#app/http/connection-lost.ts";
import { paths } from "#app/paths.ts";
import type { Refusal } from "#app/platform/outcome.ts";

/** Purpose: signing in without a password, its second step, or adding a passkey. */
export type PasskeyStep = "sign-in" | "second-step" | "add";

/** True until scripts know better, so that nothing comes late on a page. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential,
    () => true,
  );
}

/**
 * Has the browser use or make a passkey; `fields` go to the server with the step. Returns the
 * credential as JSON. Refusals: those of the server, accounts.passkeyUnused, lineCut,
 * twoStep.passkeyNotAdded, passkeyKnown.
 */
export async function requestPasskey(
  step: PasskeyStep,
  fields: Record<string, string> = {},
): Promise<{ credential: string } | Refusal> {
  const answer = await requestOptions({ step, ...fields });
  if ("refused" in answer) return answer;
  const isNew = step === "add";
  try {
    const credential = isNew
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(answer.options as never),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(answer.options as never),
        });
    return { credential: JSON.stringify(credential) };
  } catch (error) {
    const { name } = error as Error;
    if (isNew && name === "InvalidStateError") return { refused: "twoStep.passkeyKnown" };
    // Browsers hardly give a reason; most often the person cancelled.
    return { refused: isNew ? "twoStep.passkeyNotAdded" : "accounts.passkeyUnused" };
  }
}

async function requestOptions(
  fields: Record<string, string>,
): Promise<{ options: object } | Refusal> {
  try {
    const response = await fetch(paths.passkeyOptions(), {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    return await response.json();
  } catch {
    // The connection was lost, or a proxy answered instead of the board.
    return { refused: connectionLostKey };
  }
}
