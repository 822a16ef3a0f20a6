import assert from "node:assert/strict";

/** Makes the pattern of a text that a guide shows: anything may stand where it writes …. */
export function patternOf(shown: string): RegExp {
  return new RegExp(`^${shown.split("…").map(RegExp.escape).join(".+")}$`, "s");
}

/** Every member that the page shows must have come back so; others may be there as well. */
export function assertShown(actual: unknown, shown: unknown, path: string): void {
  if (typeof shown === "string") {
    assert.match(String(actual), patternOf(shown), path);
  } else if (Array.isArray(shown)) {
    assert.ok(Array.isArray(actual), `${path} is a list`);
    assert.equal(actual.length, shown.length, `${path} has as many members as the page shows`);
    for (const [index, item] of shown.entries()) assertShown(actual[index], item, `${path}[${index}]`);
  } else if (shown !== null && typeof shown === "object") {
    for (const [name, value] of Object.entries(shown)) {
      assertShown((actual as Record<string, unknown> | undefined)?.[name], value, `${path}.${name}`);
    }
  } else assert.equal(actual, shown, path);
}
