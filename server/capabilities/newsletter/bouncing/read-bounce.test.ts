import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { readBounce } from "./read-bounce.ts";

const folder = new URL("testing/mails/", import.meta.url);
const token = "mfzgk2lomvzxi4tfon2g633ljz2w4zlmmvsxa5dfnzrws";

describe("mails to the bounce mailbox are read by what they report", () => {
  for (const file of readdirSync(folder).sort()) {
    test(file.replace(/\.eml$/, ""), async () => {
      const expected = /\.(hard|soft|complaint|none)\.eml$/.exec(file)![1];
      const { kind, reason, status, tokens } = await readBounce(readFileSync(new URL(file, folder)));
      assert.equal(kind, expected, `${reason} ${status}`);
      if (kind !== "none") assert.deepEqual(tokens, [token]);
    });
  }
});

test("a mail that was damaged on its way is read or refused, and never becomes a complaint by chance", async () => {
  const mails = readdirSync(folder).map((file) => readFileSync(new URL(file, folder)));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...mails),
      fc.nat(),
      fc.nat(400),
      fc.uint8Array({ maxLength: 40 }),
      async (mail, at, cut, put) => {
        const from = at % mail.length;
        const damaged = Buffer.concat([mail.subarray(0, from), put, mail.subarray(from + cut)]);
        const { kind, tokens } = await readBounce(damaged);
        assert.ok(tokens.every((each) => /^[a-z2-7]{45}$/.test(each)));
        if (kind === "complaint") assert.match(mail.toString(), /Feedback-Type: (?:abuse|not-spam)|X-HmXmr/);
      },
    ),
    { numRuns: 300 },
  );
});

test("a mail of words without end is read in time, and no more than twenty tokens are taken from it", async () => {
  const headers = "From: mailer-daemon@far.example\r\nSubject: Failure\r\n\r\n";
  for (const piece of [
    "mailbox is ",
    "a ",
    "5.1.1 ",
    "<mfzgk2lomvzxi4tfon2g633ljz2w4zlmmvsxa5dfnzrws@",
    "user \t",
    "-- copy ",
    "\n\n--",
  ]) {
    const { tokens } = await readBounce(Buffer.from(headers + piece.repeat(Math.ceil(60_000 / piece.length))));
    assert.ok(tokens.length <= 20);
  }
});
