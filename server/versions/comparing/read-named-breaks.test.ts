import assert from "node:assert/strict";
import { test } from "node:test";
import { readNamedBreaks } from "./read-named-breaks.ts";

test("the change log names what breaks under its heading alone", () => {
  const page =
    "# 0.3.0\n\n## Added\n\n- `GET /api/new` is there.\n\n## Breaks\n\n- `GET /api/leads/{leadId}` has no `score`\n  any more, and `event\n  lead.created` neither.\n\n## Fixed\n\n- `GET /api/old` works.\n";
  assert.deepEqual([...readNamedBreaks(page)], ["GET /api/leads/:leadId", "event lead.created"]);
  assert.equal(readNamedBreaks("# 0.3.0\n").size, 0);
});
