import { lookup as lookupInSystem } from "node:dns/promises";
import { createRequire } from "node:module";
import { isIP, type LookupFunction } from "node:net";
import type { Agent, buildConnector } from "undici";
import { assertReachable, type OutboundPolicy } from "./allowed-address.ts";

const require = createRequire(import.meta.url);

/**
 * Loads undici at the first call: loading it would delay the start, and many servers never need it.
 */
export function loadUndici(): typeof import("undici") {
  return require("undici");
}

/** Resolves a host name to all its addresses. */
export type Lookup = (hostname: string) => Promise<readonly { readonly address: string }[]>;

/** Keep-alive connections. The address of each was checked when it was opened. */
export type Connections = {
  agentFor(purpose: string): Agent;
  /** All addresses of a URL's host; throws AddressRefused when one of them is refused. */
  findAddresses(purpose: string, url: URL): Promise<{ address: string; family: number }[]>;
  /** Ends all connections, also those in use. */
  close(): Promise<void>;
};

export function createConnections(policy: OutboundPolicy, lookup: Lookup = lookupAll): Connections {
  // By purpose, because a connection that one purpose may open may be forbidden for another.
  const agents = new Map<string, Agent>();
  return { agentFor, findAddresses, close };

  function agentFor(purpose: string): Agent {
    const existing = agents.get(purpose);
    if (existing) return existing;
    const { Agent, Pool } = loadUndici();
    const agent = new Agent({
      // The caller sets the time limit. The agent's own limits would end the call with another
      // error.
      headersTimeout: 0,
      bodyTimeout: 0,
      factory: (origin, options) => new Pool(origin, { ...options, connect: connectorFor(purpose, new URL(origin)) }),
    });
    agents.set(purpose, agent);
    return agent;
  }

  function connectorFor(purpose: string, origin: URL): buildConnector.connector {
    // The socket connects to the addresses that were checked here: a second lookup could differ.
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
      // The connector does not call the lookup for an IP address.
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
