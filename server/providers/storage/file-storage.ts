/**
 * A place that keeps bytes under keys. What it is given is encrypted already. A key is made of
 * lower-case letters, digits, hyphens and slashes. The message of an error says what the operator can
 * do, and holds nothing of a request.
 */
export type FileStorage = {
  /** Stores the bytes. When it returns, they outlive a crash of the machine. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads bytes while they come. Gives undefined where nothing is stored under the key. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Deletes the bytes, also those of a write that was cut off. Does nothing where there are none. */
  remove(key: string): Promise<void>;
};
