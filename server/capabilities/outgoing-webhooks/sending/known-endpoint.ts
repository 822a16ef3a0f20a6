import type { Kernel } from "../../../kernel/kernel.ts";
import { decryptSigningKeys, type SigningKeys } from "../endpoints/signing-keys.ts";
import { type EndpointWithQueue, findEndpoint } from "../endpoints/store.ts";
import type { QueueKey } from "../queue/store.ts";

/**
 * An endpoint counts as current so long after it was read. Another node may change it, so older is
 * not sent by.
 */
const currentForMs = 200;

/** The endpoint as a sender last read it, with its decrypted keys. */
export class KnownEndpoint {
  readonly #kernel: Kernel;
  readonly #key: QueueKey;
  #value: EndpointWithQueue | undefined;
  #keys: SigningKeys = { secrets: [], privateKey: null };
  #readAtMs = Number.NEGATIVE_INFINITY;
  /**
   * Counts calls of `forget`, so that a read that began before such a call does not count as
   * current.
   */
  #changes = 0;

  constructor(kernel: Kernel, key: QueueKey) {
    this.#kernel = kernel;
    this.#key = key;
  }

  /** Gives undefined until it was read. */
  get value(): EndpointWithQueue | undefined {
    return this.#value;
  }

  get keys(): SigningKeys {
    return this.#keys;
  }

  isCurrent(): boolean {
    return performance.now() - this.#readAtMs < currentForMs;
  }

  /** The endpoint was changed: read it again before anything is sent. */
  forget(): void {
    this.#changes++;
    this.#readAtMs = Number.NEGATIVE_INFINITY;
  }

  /** Reads the endpoint. Undefined when it was deleted. */
  async read(): Promise<EndpointWithQueue | undefined> {
    const changes = this.#changes;
    const { workspaceId, endpointId } = this.#key;
    const endpoint = await findEndpoint(this.#kernel.database.query, workspaceId, endpointId);
    if (changes === this.#changes) this.#readAtMs = performance.now();
    if (endpoint === undefined) return undefined;
    const isChanged = this.#value?.updatedAt.getTime() !== endpoint.updatedAt.getTime();
    if (isChanged || endpoint.previousSecretEndsAt !== null) this.#keys = decryptSigningKeys(this.#kernel, endpoint);
    this.#value = endpoint;
    return endpoint;
  }
}
