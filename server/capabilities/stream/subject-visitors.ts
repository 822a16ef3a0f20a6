import type { Kernel } from "../../kernel/kernel.ts";
import type { Subject } from "../../kernel/log/event.ts";
import { Cache } from "../../kernel/storage/cache.ts";

const maxCachedVisitors = 10_000;

/**
 * The visitors that the subjects of one workspace belong to, as the database said when asked last.
 */
export class SubjectVisitors {
  readonly #kernel: Kernel;
  readonly #workspaceId: string;
  /** By wire id, which is unique among all kinds of subjects. */
  readonly #visitors = new Cache<string, string | null | Promise<string | null>>(maxCachedVisitors);

  constructor(kernel: Kernel, workspaceId: string) {
    this.#kernel = kernel;
    this.#workspaceId = workspaceId;
  }

  /**
   * The UUID of the visitor that the subject belongs to; null when it belongs to none. A promise
   * only when the database must be asked.
   */
  visitorOf(subject: Subject): string | null | Promise<string | null> {
    const known = this.#visitors.get(subject.id);
    if (known !== undefined) return known;
    const asked: Promise<string | null> = this.#find(subject).then(
      (visitorId) => {
        if (this.#visitors.get(subject.id) === asked) this.#visitors.set(subject.id, visitorId);
        return visitorId;
      },
      (cause) => {
        this.forget(subject);
        throw cause;
      },
    );
    this.#visitors.set(subject.id, asked);
    return asked;
  }

  /** The next call of `visitorOf` asks the database. */
  forget({ id }: Subject): void {
    this.#visitors.delete(id);
  }

  async #find({ kind, id }: Subject): Promise<string | null> {
    const visitors = await this.#kernel.subjects.get(kind)?.findVisitors(this.#kernel, this.#workspaceId, [id]);
    return visitors?.get(id) ?? null;
  }
}
