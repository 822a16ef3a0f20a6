import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  AddressRefused,
  assertCallable,
  isReachable as isReachableBy,
  parseOutboundAllow,
  refusedClassOf,
} from "./allowed-address.ts";

const CLASS_OF: Record<string, string> = {
  "0.0.0.0": "unspecified",
  "0.255.255.255": "unspecified",
  "::": "unspecified",
  "127.0.0.1": "loopback",
  "127.255.255.254": "loopback",
  "::1": "loopback",
  "10.0.0.1": "private",
  "172.16.0.1": "private",
  "172.31.255.255": "private",
  "192.168.1.1": "private",
  "169.254.0.1": "link-local",
  "fe80::1": "link-local",
  "fe80::1%eth0": "link-local",
  "febf::1": "link-local",
  "169.254.169.254": "cloud metadata",
  "100.100.100.200": "cloud metadata",
  "fd00:ec2::254": "cloud metadata",
  "100.64.0.1": "carrier-grade NAT",
  "100.127.255.255": "carrier-grade NAT",
  "224.0.0.1": "multicast",
  "239.255.255.255": "multicast",
  "ff02::1": "multicast",
  "255.255.255.255": "broadcast",
  "240.0.0.1": "reserved",
  "192.0.0.8": "reserved",
  "192.88.99.1": "reserved",
  "198.18.0.1": "benchmarking",
  "198.19.255.255": "benchmarking",
  "2001:2::1": "benchmarking",
  "192.0.2.1": "documentation",
  "198.51.100.1": "documentation",
  "203.0.113.1": "documentation",
  "2001:db8::1": "documentation",
  "3fff:fff::1": "documentation",
  "fc00::1": "unique local",
  "fdff::1": "unique local",
  "fec0::1": "site-local",
  "::ffff:8.8.8.8": "IPv4-mapped",
  "::ffff:0:127.0.0.1": "IPv4-translated",
  "::7f00:1": "IPv4-compatible",
  "64:ff9b::8.8.8.8": "NAT64",
  "64:ff9b:1::a00:1": "NAT64",
  "2002:7f00:1::1": "6to4",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2": "Teredo",
  "2001:10::1": "ORCHID",
  "2001:2f::1": "ORCHID",
  "2001:1ff::1": "reserved",
  "100::1": "reserved",
  "5f00::1": "reserved",
  "4000::1": "reserved",
  "not an address": "unreadable",
  "": "unreadable",
};

test("every address that is not globally reachable is refused with the name of its class", () => {
  for (const [address, expected] of Object.entries(CLASS_OF)) assert.equal(refusedClassOf(address), expected, address);
});

test("addresses next to the refused ranges are reachable", () => {
  for (const address of [
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "169.253.255.255",
    "169.255.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
    "3ffe:ffff::1",
  ]) {
    assert.equal(refusedClassOf(address), undefined, address);
  }
});

test("no IPv4 address is reachable as an IPv6 address that contains it", () => {
  fc.assert(
    fc.property(fc.ipV4(), (inner) => {
      const [a, b, c, d] = inner.split(".").map(Number) as [number, number, number, number];
      const high = ((a << 8) | b).toString(16);
      const low = ((c << 8) | d).toString(16);
      for (const address of [
        `::ffff:${high}:${low}`,
        `::${high}:${low}`,
        `::ffff:0:${high}:${low}`,
        `64:ff9b::${high}:${low}`,
        `64:ff9b:1:${high}:${low}::`,
        `2002:${high}:${low}::1`,
        `2001:0:${high}:${low}::1`,
      ]) {
        assert.notEqual(refusedClassOf(address), undefined, address);
      }
    }),
  );
});

const target = { purpose: "webhooks", hostname: "hook.example", port: 443, address: "10.1.2.3" };
const isReachable = (allow: string, changes: Partial<typeof target> = {}) =>
  isReachableBy({ allow: parseOutboundAllow(allow) }, { ...target, ...changes });

test("the refusal of an address names its class and the setting", () => {
  assert.throws(
    () => assertCallable({ allow: [] }, { ...target, hostname: target.address }),
    (failure: Error) =>
      failure instanceof AddressRefused && /10\.1\.2\.3.*private.*PARLEY_OUTBOUND_ALLOW/.test(failure.message),
  );
});

test("an entry allows exactly its address, port, range, name and purpose", () => {
  for (const allow of [
    "10.1.2.3",
    "10.1.2.3:443",
    "10.0.0.0/8",
    "10.0.0.0/8:443",
    "webhooks:10.1.2.3",
    "webhooks:10.0.0.0/8:443",
    "hook.example",
    "HOOK.example:443",
    "*.example",
    "webhooks:*.example:443",
    "1.2.3.4, 10.1.2.3",
    "1.2.3.4\n10.1.2.3",
  ]) {
    assert.ok(isReachable(allow), allow);
  }
  for (const allow of [
    "",
    " , ",
    "10.1.2.4",
    "10.1.2.3:80",
    "10.0.0.0/16",
    "models:10.1.2.3",
    "models:10.1.2.3:443",
    "example",
    "ook.example",
    "*.hook.example",
    "*.ook.example",
    "[::1]",
    "::/0",
  ]) {
    assert.ok(!isReachable(allow), allow);
  }
});

test("IPv6 entries work with and without brackets, port and range", () => {
  for (const allow of [
    "fd12::5",
    "[fd12::5]",
    "[fd12::5]:443",
    "fd00::/8",
    "[fd00::/8]:443",
    "webhooks:[fd12::5]:443",
  ]) {
    assert.ok(isReachable(allow, { address: "fd12::5" }), allow);
  }
  for (const allow of ["fd12::6", "[fd12::5]:80", "fe00::/8", "models:[fd12::5]:443"]) {
    assert.ok(!isReachable(allow, { address: "fd12::5" }), allow);
  }
});

test("an entry for an IPv4 address also allows its IPv4-mapped form, and no other address", () => {
  assert.ok(isReachable("10.1.2.3", { address: "::ffff:10.1.2.3" }));
  assert.ok(isReachable("::ffff:10.1.2.3", { address: "10.1.2.3" }));
  assert.ok(!isReachable("10.1.2.3", { address: "::ffff:10.1.2.4" }));
});

test("a name with a final dot is the same as the name without it", () => {
  assert.ok(isReachable("hook.example", { hostname: "hook.example." }));
  assert.ok(isReachable("hook.example.", { hostname: "hook.example" }));
});

test("only an entry for the exact address allows a metadata service", () => {
  for (const address of ["169.254.169.254", "::ffff:169.254.169.254"]) {
    for (const allow of ["0.0.0.0/0", "169.254.0.0/16", "hook.example", "*.example", "::/0"]) {
      assert.ok(!isReachable(allow, { address }), `${allow} ${address}`);
    }
    assert.ok(isReachable("169.254.169.254:443", { address }), address);
  }
  assert.ok(!isReachable("fd00::/8", { address: "fd00:ec2::254" }));
  assert.ok(isReachable("fd00:ec2::254", { address: "fd00:ec2::254" }));
});

for (const [entry, advice] of [
  ["http://localhost:9000", /without http/],
  ["10.0.0.0/33", /number of bits/],
  ["10.0.0.0/", /number of bits/],
  ["10.1.2.3/8", /begins at 10\.0\.0\.0\/8/],
  ["fd12::1/16", /begins at fd12::\/16/],
  ["127.1", /host must be/],
  ["0x7f.0.0.1", /host must be/],
  ["2130706433", /host must be/],
  ["300.1.1.1", /host must be/],
  ["host_name!", /host must be/],
  ["*", /host must be/],
  ["*.", /host must be/],
  ["a.*.example", /host must be/],
  [":9000", /host must be/],
  ["host:0", /1 to 65535/],
  ["host:65536", /1 to 65535/],
  ["models:host:http", /1 to 65535/],
  ["models:host:", /1 to 65535/],
  ["Models:10.0.0.1:80", /purpose/],
  [":10.0.0.1:80", /purpose/],
  ["crm:10.0.0.1:80", /leak-reports, models, speech, tools, trusts, webhooks/],
  ["model:crm.example", /models, speech, tools, trusts, webhooks/],
  ["models:fd00::1:80:x:y", /brackets/],
  ["[::1", /\[address\]:port/],
  ["[::1]:port", /\[address\]:port/],
  ["[127.0.0.1]:80", /only IPv6/],
] as const) {
  test(`the entry "${entry}" is refused, and the message says how to write it`, () => {
    assert.throws(
      () => parseOutboundAllow(`127.0.0.1:9000, ${entry}`),
      (failure: Error) => failure.message.includes(`"${entry}"`) && advice.test(failure.message),
    );
  });
}

test("any text is either valid or refused with a message that names the entry", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789abcdefx.:/[]*-_, %é") }), (text) => {
      try {
        parseOutboundAllow(text);
      } catch (failure) {
        assert.match((failure as Error).message, /^".*" is not an address/);
      }
    }),
    { numRuns: 3000 },
  );
});

test("the address of a scanner's keys can be allowed for reports of leaks alone", () => {
  assert.deepEqual(
    parseOutboundAllow("leak-reports:scanner.example:443").map(({ purpose, port }) => ({ purpose, port })),
    [{ purpose: "leak-reports", port: 443 }],
  );
});
