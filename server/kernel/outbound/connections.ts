import { lookup as lookupInSystem } from "node:dns/promises";
import { createRequire } from "node:module";
import { isIP, type LookupFunction } from "node:net";
import type { Agent, buildConnector } from "undici";
import { assertReachable, type OutboundPolicy } from "./allowed-address.ts";

const require = createRequire(import.meta.url);

/** Loaded at the first call: many servers never make one, and it would hold up each start. */
export function loadUndici(): typeof import("undici") {
  return require("undici");
}

/** Resolves a host name to all its addresses, as the system does by default. */
export type Lookup = (hostname: string) => Promise<readonly { readonly address: string }[]>;

/** Keep-alive connections whose address was checked when they were made. */
export type Connections = {
  agentFor(purpose: string): Agent;
  /** All addresses of a URL's host; throws AddressRefused when one of them is refused. */
  findAddresses(purpose: string, url: URL): Promise<{ address: string; family: number }[]>;
  /** Breaks off what is still under way. */
  close(): Promise<void>;
};

export function createConnections(policy: OutboundPolicy, lookup: Lookup = lookupAll): Connections {
  // Kept per purpose: a connection that was opened for a purpose with more rights must not serve another.
  const agents = new Map<string, Agent>();
  return { agentFor, findAddresses, close };

  function agentFor(purpose: string): Agent {
    const existing = agents.get(purpose);
    if (existing) return existing;
    const { Agent, Pool } = loadUndici();
    const agent = new Agent({
      // The caller's deadline is exact; the agent's own would only fire first with another error.
      headersTimeout: 0,
      bodyTimeout: 0,
      factory: (origin, options) => new Pool(origin, { ...options, connect: connectorFor(purpose, new URL(origin)) }),
    });
    agents.set(purpose, agent);
    return agent;
  }

  function connectorFor(purpose: string, origin: URL): buildConnector.connector {
    // The socket connects to what this answers, so no second look at DNS can differ from the one that was checked.
    const checkedLookup: LookupFunction = (_hostname, options, callback) => {
      findAddresses(purpose, origin).then(
        (addresses) => {
          if (options.all) callback(null, addresses);
          else callback(null, addresses[0]!.address, addresses[0]!.family);
        },
        (failure: Error) => callback(failure, "", 0),
      );
    };
    const connect = loadUndici().buildConnector({ lookup: checkedLookup, allowH2: false, timeout: 10_000 });
    return (target, callback) => {
      // A literal address is connected to without asking the lookup.
      if (isIP(hostOf(origin)) === 0) return connect(target, callback);
      findAddresses(purpose, origin).then(
        () => connect(target, callback),
        (failure: Error) => callback(failure, null),
      );
    };
  }

  async function findAddresses(purpose: string, url: URL): Promise<{ address: string; family: number }[]> {
    const hostname = hostOf(url);
    const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
    const found = isIP(hostname) === 0 ? await lookup(hostname) : [{ address: hostname }];
    if (found.length === 0) throw new Error(`The name "${hostname}" has no address.`);
    return found.map(({ address }) => {
      assertReachable(policy, { purpose, hostname, port, address });
      return { address, family: isIP(address) };
    });
  }

  async function close(): Promise<void> {
    const open = [...agents.values()];
    agents.clear();
    await Promise.all(open.map((agent) => agent.destroy()));
  }
}

function lookupAll(hostname: string): Promise<{ address: string }[]> {
  return lookupInSystem(hostname, { all: true, order: "verbatim" });
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}
