import { isDeepStrictEqual } from "node:util";

/**
 * Writes the shapes of one OpenAPI document as JSON. A shape with an `$id` becomes a component, to which the
 * document refers; others are written where they are used. A shape that stands in many places is written
 * once: writing it each time took most of the time that a document takes.
 */
export class OpenApiShapes {
  /** The components by their names. */
  readonly components = new Map<string, unknown>();
  readonly #written = new Map<object, unknown>();

  /** Throws when two different shapes have the same `$id`: the reference would describe one by the other. */
  write(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const known = this.#written.get(value);
    if (known !== undefined) return known;
    const written = Array.isArray(value) ? value.map((item) => this.write(item)) : this.#writeMembers(value);
    this.#written.set(value, written);
    return written;
  }

  #writeMembers(value: object): unknown {
    const { $id, ...members } = value as Record<string, unknown>;
    const written = Object.fromEntries(
      Object.entries(members).flatMap(([name, member]) => (isJson(member) ? [[name, this.write(member)]] : [])),
    );
    if (typeof $id !== "string") return written;
    if (this.components.has($id) && !isDeepStrictEqual(this.components.get($id), written))
      throw new Error(`Two schemas have the $id "${$id}". Give one of them another.`);
    this.components.set($id, written);
    return { $ref: `#/components/schemas/${$id}` };
  }
}

/** JSON leaves other members out. */
function isJson(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}
