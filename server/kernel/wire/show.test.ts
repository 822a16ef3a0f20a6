import assert from "node:assert/strict";
import { test } from "node:test";
import Type from "typebox";
import { defineId } from "../storage/id.ts";
import { IdOf, Nullable, show, Time } from "./show.ts";

const NoticeId = defineId("ntc", "notice");
const uuid = "01890a5d-ac96-774b-bcce-b302099a8057";
const wireId = "ntc_01h455vb4pex5vsknk084sn02q";
const moment = new Date("2026-11-26T08:00:00Z");

const Notice = Type.Object({
  id: IdOf(NoticeId),
  text: Type.String(),
  seenAt: Nullable(Time),
  replyTo: Type.Optional(IdOf(NoticeId)),
  copies: Type.Array(Type.Object({ id: IdOf(NoticeId), at: Time })),
});
const row = { id: uuid, text: "The oven is hot.", seenAt: null, replyTo: null, copies: [{ id: uuid, at: moment }] };

test("a row is shown with the fields of the schema alone, its times and ids as text", () => {
  const shown = show(Notice)({ ...row, ...{ workspaceId: uuid } });
  assert.deepEqual(shown, {
    id: wireId,
    text: "The oven is hot.",
    seenAt: null,
    copies: [{ id: wireId, at: "2026-11-26T08:00:00.000Z" }],
  });
});

test("what may be null or left out is shown when it is there", () => {
  const shown = show(Notice)({ ...row, seenAt: moment, replyTo: uuid, copies: [] });
  assert.equal(shown.seenAt, "2026-11-26T08:00:00.000Z");
  assert.equal(shown.replyTo, wireId);
});

test("the reference describes times and ids as texts", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(Notice.properties.seenAt)), {
    anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
  });
});

test("a schema whose fields are not all known is refused, since the others would be lost", () => {
  assert.throws(() => show(Type.Object({ at: Time }, { additionalProperties: true })), /must not allow others/);
  const Free = Type.Object({ notice: Type.Object({ text: Type.String() }, { additionalProperties: true }) });
  assert.deepEqual(show(Free)({ notice: { text: "Hot.", ...{ colour: "red" } } }), {
    notice: { text: "Hot.", colour: "red" },
  });
});
