import { openWebSocketClient } from "@parley/outbound";
import type { SpeechNetwork } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";

/** A listener waits in silence: a provider that takes longer has failed. */
const beginTimeoutMs = 15_000;
const idleTimeoutMs = 15_000;
/** Twenty minutes of speech at 48 kHz. */
const maxSoundBytes = 115_200_000;
const maxMessageBytes = 262_144;

/** The way to speech providers, through the rules for outbound calls. */
export function speechNetworkOf({ outbound }: Pick<Kernel, "outbound">): SpeechNetwork {
  return {
    fetch: (url, { headers, body, signal }) =>
      outbound.fetchStream(url, {
        ...{ purpose: "speech", method: "POST", headers, body, signal },
        ...{ timeoutMs: beginTimeoutMs, idleTimeoutMs, maxResponseBytes: maxSoundBytes },
      }),
    async connect(url, { headers, signal }) {
      const addresses = await outbound.findAddresses(url.replace(/^ws/, "http"), "speech");
      return openWebSocketClient({ url, addresses, headers, maxMessageBytes, timeoutMs: beginTimeoutMs, signal });
    },
  };
}
