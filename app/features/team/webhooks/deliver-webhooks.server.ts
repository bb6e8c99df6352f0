import { setTimeout } from "node:timers/promises";
import { withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { DecryptionError } from "#app/platform/encryption/keyring.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { type Network, openNetwork } from "#app/platform/network/open-network.server.ts";
import { type ClaimedDelivery, claimDeliveries } from "./claim-deliveries.server.ts";
import { postWebhook, type TryResult } from "./post-webhook.server.ts";
import { recordTry } from "./record-try.server.ts";
import { settleHeld } from "./settle-held.server.ts";
import { openWebhookSecret, signedHeaders } from "./webhook-secret.server.ts";

/** Deliveries of one process under way at once. */
const maxAnswering = 24;
const maxFailing = 8;

const tryMilliseconds = 10_000;
const pauseMilliseconds = 1000;

type Options = { network?: Network; milliseconds?: number };

/** Delivers events to the systems of companies until the signal is aborted; safe in several processes. */
export async function keepDelivering(signal: AbortSignal, options?: Options): Promise<void> {
  const courier = createCourier(options);
  const logFailure = (error: unknown) => logError(error, { task: "webhooks" });
  while (!signal.aborted) {
    const isMore = await withoutTimeLimit(() => settleHeld()).catch(logFailure);
    await courier.begin().catch(logFailure);
    if (isMore) continue;
    const pause = setTimeout(pauseMilliseconds, undefined, { signal, ref: false }).catch(() => {});
    // The next begins as soon as one has ended.
    await Promise.race([courier.oneEnds(), pause]);
  }
}

/** Delivers everything that is due, and what becomes due by it. */
export async function deliverDueWebhooks(options?: Options): Promise<void> {
  const courier = createCourier(options);
  while (await settleHeld());
  while ((await courier.begin()) > 0) await courier.allEnd();
}

function createCourier({ network = openNetwork, milliseconds = tryMilliseconds }: Options = {}) {
  const underWay = new Map<Promise<unknown>, { endpointId: string; isFailing: boolean }>();

  /** Claims what is due and begins to send it; returns how many. */
  async function begin(): Promise<number> {
    const running = new Map<string, number>();
    let failing = 0;
    for (const { endpointId, isFailing } of underWay.values()) {
      running.set(endpointId, (running.get(endpointId) ?? 0) + 1);
      if (isFailing) failing += 1;
    }
    const claimed = await withoutTimeLimit(() =>
      claimDeliveries({
        answering: maxAnswering - (underWay.size - failing),
        failing: maxFailing - failing,
        running,
      }),
    );
    for (const delivery of claimed) {
      const { endpointId, isFailing } = delivery;
      const sending = send(delivery)
        .catch((error) => logError(error, { task: "webhooks", delivery: delivery.id }))
        .finally(() => underWay.delete(sending));
      underWay.set(sending, { endpointId, isFailing });
    }
    return claimed.length;
  }

  async function send(delivery: ClaimedDelivery): Promise<void> {
    const begun = performance.now();
    const result = await tryDelivery(delivery, network, milliseconds);
    const took = Math.round(performance.now() - begun);
    await withoutTimeLimit(() => recordTry(delivery, result, took));
  }

  return {
    begin,
    oneEnds: () => Promise.race(underWay.keys()),
    allEnd: () => Promise.all(underWay.keys()),
  };
}

async function tryDelivery(
  delivery: ClaimedDelivery,
  network: Network,
  milliseconds: number,
): Promise<TryResult> {
  const { id, endpointId, url, type, data, createdAt, secret, previousSecret } = delivery;
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const timestamp = Math.floor(Date.now() / 1000);
  try {
    const secrets = [secret, previousSecret]
      .filter((each) => each !== null)
      .map((encrypted) => openWebhookSecret(encrypted, endpointId));
    const headers = signedHeaders(secrets, { id, timestamp, body });
    return await postWebhook({ url, headers, body, network, milliseconds });
  } catch (error) {
    // SESSION_SECRET has changed: a new secret of the endpoint helps.
    if (error instanceof DecryptionError) return { status: null, fault: "secret", excerpt: null };
    throw error;
  }
}
