import assert from "node:assert/strict";
import { test } from "node:test";
import { addressListOf, isAddressOrRange, isWithin, plainAddress, usualEntry } from "./address-list.ts";

test("a range holds the addresses of its own family only", () => {
  const cases: [entry: string, address: string, isIn: boolean][] = [
    ["::/0", "2001:db8::1", true],
    ["::/0", "203.0.113.7", false],
    ["::/0", "::ffff:203.0.113.7", false],
    ["::/1", "203.0.113.7", false],
    ["::ffff:0:0/95", "203.0.113.7", false],
    ["::ffff:0:0/96", "203.0.113.7", true],
    ["0.0.0.0/0", "203.0.113.7", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["0.0.0.0/0", "no address", false],
    ["fe80::1", "fe80::1%eth0", true],
  ];
  for (const [entry, address, isIn] of cases)
    assert.equal(addressListOf([entry]).has(address), isIn, `${address} in ${entry}`);
});

test("an IPv4-mapped address is its IPv4 address in every spelling, on both sides", () => {
  const spellings = ["10.0.0.1", "::ffff:10.0.0.1", "::ffff:a00:1", "::FFFF:0a00:0001", "0:0:0:0:0:ffff:a00:1"];
  for (const entry of [...spellings, "10.0.0.0/8", "::ffff:10.0.0.0/104", "::ffff:a00:0/104"]) {
    const list = addressListOf([entry]);
    for (const address of spellings) assert.ok(list.has(address), `${address} in ${entry}`);
    for (const address of ["11.0.0.1", "::ffff:11.0.0.1", "::ffff:b00:1", "::a00:1", "2001:db8::a00:1"])
      assert.ok(!list.has(address), `${address} not in ${entry}`);
  }
  for (const each of spellings) assert.equal(plainAddress(each), "10.0.0.1", each);
  assert.deepEqual(
    [plainAddress("fe80::1%eth0"), plainAddress("::1"), plainAddress("x:y")],
    ["fe80::1", "::1", undefined],
  );
});

test("an entry has one form, without the bits of a host", () => {
  const forms: Record<string, string> = {
    "10.1.2.3/8": "10.0.0.0/8",
    "10.1.2.3/32": "10.1.2.3",
    "203.0.113.255/25": "203.0.113.128/25",
    "255.255.255.255/0": "0.0.0.0/0",
    "2001:DB8:0:0::9/32": "2001:db8::/32",
    "2001:db8:ffff::/33": "2001:db8:8000::/33",
    "1:2:3:4:5:6:7:8/127": "1:2:3:4:5:6:7:8/127",
    "0:0::0:1/128": "::1",
    "::ffff:10.1.2.3/104": "10.0.0.0/8",
    "::ffff:a01:203": "10.1.2.3",
    "::ffff:10.1.2.3/80": "::/80",
    "::1.2.3.4": "::102:304",
  };
  for (const [entry, form] of Object.entries(forms)) {
    assert.ok(isAddressOrRange(entry), entry);
    assert.equal(usualEntry(entry), form);
    assert.equal(usualEntry(form), form);
  }
  assert.deepEqual(addressListOf(Object.keys(forms)).entries, Object.values(forms));
});

test("an entry is within others by what they mean, not by how they are written", () => {
  const cases: [entry: string, other: string, isIn: boolean][] = [
    ["10.1.2.3", "10.9.9.9/8", true],
    ["::ffff:10.1.0.0/112", "10.0.0.0/8", true],
    ["10.1.0.0/16", "::ffff:a00:0/104", true],
    ["10.0.0.0/7", "10.0.0.0/8", false],
    ["10.1.2.3", "::/0", false],
    ["2001:db8::/48", "2001:DB8::/32", true],
    ["2001:db8::/31", "2001:db8::/32", false],
  ];
  for (const [entry, other, isIn] of cases) assert.equal(isWithin(entry, [other]), isIn, `${entry} in ${other}`);
});
