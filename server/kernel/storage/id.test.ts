import assert from "node:assert/strict";
import { randomFillSync } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { capabilities } from "../../app.ts";
import { AuditEntryId, defineId, EventId, newUuid, RequestId } from "./id.ts";
import { createUuidMint } from "./uuid.ts";

const PUBLISHED_PAIRS = [
  ["00000000-0000-0000-0000-000000000000", "00000000000000000000000000"],
  ["00000000-0000-0000-0000-000000000001", "00000000000000000000000001"],
  ["00000000-0000-0000-0000-00000000000a", "0000000000000000000000000a"],
  ["00000000-0000-0000-0000-000000000010", "0000000000000000000000000g"],
  ["00000000-0000-0000-0000-000000000020", "00000000000000000000000010"],
  ["ffffffff-ffff-ffff-ffff-ffffffffffff", "7zzzzzzzzzzzzzzzzzzzzzzzzz"],
  ["0110c853-1d09-52d8-d73e-1194e95b5f19", "0123456789abcdefghjkmnpqrs"],
  ["01890a5d-ac96-774b-bcce-b302099a8057", "01h455vb4pex5vsknk084sn02q"],
] as const;

const ConversationId = defineId("conv", "conversation");
const types = [EventId, RequestId, AuditEntryId, ...capabilities.flatMap((capability) => capability.ids ?? [])];
const anyType = fc.constantFrom(...types);

test("the pairs of UUID and text published with the TypeID specification hold in both directions", () => {
  for (const [uuid, suffix] of PUBLISHED_PAIRS) {
    assert.equal(ConversationId.format(uuid), `conv_${suffix}`);
    assert.equal(ConversationId.parse(`conv_${suffix}`), uuid);
  }
});

test("every UUID survives the way to text and back, and text sorts like the UUID", () => {
  fc.assert(
    fc.property(anyType, fc.uuid(), fc.uuid(), (type, one, other) => {
      assert.equal(type.parse(type.format(one)), one);
      assert.equal(type.format(one) < type.format(other), one < other);
    }),
    { numRuns: 2000 },
  );
});

test("any 128 bits have a text that is read back, whatever version of UUID they look like", () => {
  fc.assert(
    fc.property(anyType, fc.uint8Array({ minLength: 16, maxLength: 16 }), (type, bytes) => {
      const hex = Buffer.from(bytes).toString("hex");
      const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      assert.equal(type.parse(type.format(uuid)), uuid);
    }),
  );
});

test("a text is read as an id only when writing its UUID gives the same text", () => {
  const nearlyAnId = fc
    .tuple(anyType, fc.stringMatching(/^[0-9a-zA-Z_-]{24,28}$/))
    .map(([{ prefix }, suffix]) => `${prefix}_${suffix}`);
  fc.assert(
    fc.property(anyType, fc.oneof(fc.string(), nearlyAnId), (type, text) => {
      const uuid = type.parse(text);
      if (uuid !== undefined) assert.equal(type.format(uuid), text);
    }),
    { numRuns: 5000 },
  );
});

test("an id of another kind is not read as this kind", () => {
  fc.assert(
    fc.property(anyType, anyType, fc.uuid(), (type, other, uuid) => {
      assert.equal(type.parse(other.format(uuid)), type === other ? uuid : undefined);
    }),
  );
});

for (const [flaw, text] of [
  ["upper case", "conv_01H455VB4PEX5VSKNK084SN02Q"],
  ["an upper-case prefix", "CONV_01h455vb4pex5vsknk084sn02q"],
  ["more than 128 bits", "conv_8zzzzzzzzzzzzzzzzzzzzzzzzz"],
  ["25 characters", "conv_01h455vb4pex5vsknk084sn02"],
  ["27 characters", "conv_01h455vb4pex5vsknk084sn02qq"],
  ["no prefix", "01h455vb4pex5vsknk084sn02q"],
  ["only a separator before the suffix", "_01h455vb4pex5vsknk084sn02q"],
  ["the letter l, which Crockford leaves out", "conv_01h455vb4pex5vsknk084sn02l"],
  ["the letter u, which Crockford leaves out", "conv_01h455vb4pex5vsknk084sn02u"],
  ["a hyphen", "conv_01h455vb4pex5vsknk-84sn02q"],
  ["a trailing newline", "conv_01h455vb4pex5vsknk084sn02\n"],
  ["a letter beyond ASCII", "conv_01h455vb4pex5vsknk084sn02é"],
  ["a UUID", "conv_01890a5d-ac96-774b-bcce-b30"],
  ["nothing", ""],
] as const) {
  test(`a text with ${flaw} is no id`, () => assert.equal(ConversationId.parse(text), undefined));
}

test("formatting a text that is not a UUID throws instead of writing a wrong id", () => {
  for (const text of ["", "conv_01h455vb4pex5vsknk084sn02q", "01890a5dac96774bbcceb302099a8057", "null"]) {
    assert.throws(() => ConversationId.format(text), TypeError);
  }
});

test("an upper-case UUID gives the same id as its lower-case form", () => {
  assert.equal(
    defineId("usr", "user").format("01890A5D-AC96-774B-BCCE-B302099A8057"),
    "usr_01h455vb4pex5vsknk084sn02q",
  );
});

test("ids made one after another are all different and already sorted, whatever their count", () => {
  const ids = Array.from({ length: 50_000 }, () => ConversationId.make());
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.every((id, index) => index === 0 || ids[index - 1]! < id));
});

test("a fresh id carries version 7, the RFC variant and the current time", () => {
  const beforeMs = Date.now();
  const uuid = EventId.parse(EventId.make())!;
  assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const madeMs = Number.parseInt(uuid.replaceAll("-", "").slice(0, 12), 16);
  // Earlier tests may have borrowed milliseconds from the future, never more than one per 2,048
  // ids.
  assert.ok(madeMs >= beforeMs && madeMs <= Date.now() + 100);
  assert.ok(newUuid() > uuid);
});

test("the order holds while the clock stands still, goes back, or the counter runs over", () => {
  const readings = fc.array(fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_003 }), { minLength: 1 });
  fc.assert(
    fc.property(readings, fc.integer({ min: 1, max: 200 }), (clock, repeats) => {
      let call = 0;
      const mint = createUuidMint(() => clock[Math.floor(call++ / repeats) % clock.length]!, randomFillSync);
      let previous = "";
      for (let made = 0; made < clock.length * repeats; made++) {
        const text = Buffer.from(mint()).toString("hex");
        assert.ok(text > previous);
        previous = text;
      }
    }),
    { numRuns: 50 },
  );
  const standingStill = createUuidMint(() => 1_700_000_000_000, randomFillSync);
  let previous = "";
  for (let made = 0; made < 20_000; made++) {
    const text = Buffer.from(standingStill()).toString("hex");
    assert.ok(text > previous);
    previous = text;
  }
});

test("every prefix is lower-case letters, as the TypeID specification demands", () => {
  for (const { prefix } of types) assert.match(prefix, /^[a-z]{2,5}$/);
});

test("no prefix and no noun is used for two kinds of ids", () => {
  assert.equal(new Set(types.map(({ prefix }) => prefix)).size, types.length);
  assert.equal(new Set(types.map(({ noun }) => noun)).size, types.length);
});
