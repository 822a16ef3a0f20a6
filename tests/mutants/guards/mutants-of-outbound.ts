import { mutantsOf } from "../mutant.ts";

const outbound = "packages/outbound/src";
const addressTests = [`${outbound}/allowed-address.test.ts`];
const callTests = [`${outbound}/create-outbound.test.ts`];

/** Each range of private addresses is taken out of its list once. */
const ranges: [range: string, within: string][] = [
  ["0.0.0.0/8", '"0.0.0.0/8 ::/128"'],
  ["127.0.0.0/8", '"127.0.0.0/8 ::1/128"'],
  ["10.0.0.0/8", '"10.0.0.0/8 172'],
  ["172.16.0.0/12", " 172.16.0.0/12 "],
  ["192.168.0.0/16", ' 192.168.0.0/16"'],
  ["169.254.0.0/16", '"169.254.0.0/16 fe80::/10"'],
  ["100.64.0.0/10", '"100.64.0.0/10"'],
  ["224.0.0.0/4", '"224.0.0.0/4 '],
  ["198.18.0.0/15", '"198.18.0.0/15 '],
  ["240.0.0.0/4", ' 240.0.0.0/4"'],
  ["2001:db8::/32", " 2001:db8::/32 "],
  ["2002::/16", '"2002::/16"'],
  ["2001::/32", '"2001::/32"'],
];
/** These are of the same kind, and no test asks for them. */
const elsewhere = (range: string) => (range.includes(":") ? "100::/128" : "198.51.100.99/32");

const knownApis = ["server/capabilities/toolboxes/well-known-apis.test.ts"];

/** Requests that Parley makes to addresses that others choose. */
export const mutantsOfOutbound = [
  ...mutantsOf(
    `${outbound}/allowed-address.ts`,
    addressTests,
    ranges.map(([range, within]) => [`outbound calls reach ${range}`, within, within.replace(range, elsewhere(range))]),
  ),
  ...mutantsOf(`${outbound}/allowed-address.ts`, addressTests, [
    ["outbound calls reach reserved IPv6 addresses", "!isWithin(parsed, GLOBAL_UNICAST_IPV6)", "false"],
    ["a range allows a metadata service", "(isExact || !needsExactEntry) && ", ""],
    ["a name allows a metadata service", "!needsExactEntry && isNamed", "isNamed"],
    ["an entry allows every purpose", "(purpose === undefined || purpose === target.purpose) && ", ""],
    ["an entry allows every port", " && (port === undefined || port === target.port)", ""],
  ]),
  ...mutantsOf(`${outbound}/connections.ts`, callTests, [
    [
      "addresses of names are not checked",
      "!found.every(({ address }) => isReachable(policy, { ...target, address }))",
      "false",
    ],
    ["a check looks names up", "assertCallable(policy, targetOf(purpose, url));", "void lookup(url.hostname);"],
    ["IP addresses are not checked when the connection opens", "if (isIP(hostOf(origin)) === 0) return", "return"],
    [
      "purposes share their connections",
      "const existing = agents.get(purpose);",
      'purpose = "any";\n    const existing = agents.get(purpose);',
    ],
  ]),
  ...mutantsOf(`${outbound}/create-outbound.ts`, callTests, [
    ["a redirect takes the credentials along", "if (next.origin !== url.origin) headers =", "if (false) headers ="],
    ["outbound calls use other protocols", 'if (url.protocol !== "http:" && url.protocol !== "https:")', "if (false)"],
    ["outbound calls send a user name of the address", 'if (url.username !== "" || url.password !== "")', "if (false)"],
    [
      "an answer may be endless",
      "const room = maxBytes - receivedBytes;",
      "const room = Number.POSITIVE_INFINITY + maxBytes + receivedBytes;",
    ],
    ["redirects never end", "if (redirects === maxRedirects)", "if (redirects === maxRedirects + 1_000_000)"],
  ]),
  ...mutantsOf(
    "packages/outbound/src/clean-reason.ts",
    ["server/providers/model/clean-reason.test.ts"],
    [
      ["a vendor's reason shows the key", "isOpaque(token) || isOfKey(token, apiKey)", "isOpaque(token)"],
      ["a vendor's reason shows a hidden key", "isOpaque(token) || isOfKey(token, apiKey)", "isOfKey(token, apiKey)"],
      ["a vendor's reason quotes the request", "|| !sent.includes(plain) ? word : hidden", "|| true ? word : hidden"],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/models/refusing/leave-out.ts",
    ["server/capabilities/models/refusing/leave-out.test.ts"],
    [["a tool that the caller demands is left out", "if (!isDemanded(request, part)) continue;", "continue;"]],
  ),
  ...mutantsOf(
    "server/providers/model/ai-sdk-model.ts",
    ["server/capabilities/models/calling/model-stream.test.ts"],
    [
      ["reasoning of a model is shown", "reasoning.push(part.text)", "part.text"],
      ["the request to a model outlives its answer", "ending.abort(hasEnded);", "void hasEnded;"],
    ],
  ),
  ...mutantsOf("server/capabilities/toolboxes/read-tools.ts", knownApis, [
    ["a toolbox's headers go to another origin", "server.origin !== own", "server.origin === null"],
  ]),
  ...mutantsOf("packages/toolbox/src/openapi/requests/write-request.ts", knownApis, [
    ["a model calls another path of a toolbox", "  refuseDotSegments(path);", ""],
  ]),
  ...mutantsOf("packages/toolbox/src/openapi/read-parameters.ts", knownApis, [
    ["a model is asked for a toolbox's own header", "|| ownHeaders.includes(name.toLowerCase())", ""],
  ]),
  ...mutantsOf("packages/toolbox/src/openapi/read-input.ts", knownApis, [
    ["a model is asked for a toolbox's API key", "!credentials.has(placeOf(each))", "credentials !== undefined"],
  ]),
];
