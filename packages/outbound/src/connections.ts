import { lookup as lookupInSystem } from "node:dns/promises";
import { createRequire } from "node:module";
import { isIP, type LookupFunction } from "node:net";
import type { Agent, buildConnector } from "undici";
import { assertCallable, isReachable, type OutboundPolicy } from "./allowed-address.ts";

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
type Connections = {
  agentFor(purpose: string): Agent;
  /** Throws AddressRefused for a URL whose host is refused by its form. Looks nothing up. */
  checkHost(purpose: string, url: URL): void;
  /**
   * All addresses of a URL's host. Throws AddressRefused as `checkHost`. A name that has a refused
   * address fails like a name that has none.
   */
  findAddresses(purpose: string, url: URL): Promise<{ address: string; family: number }[]>;
  /** Ends all connections, also those in use. */
  close(): Promise<void>;
};

export function createConnections(policy: OutboundPolicy, lookup: Lookup = lookupAll): Connections {
  // By purpose, because a connection that one purpose may open may be forbidden for another.
  const agents = new Map<string, Agent>();
  return { agentFor, checkHost, findAddresses, close };

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

  function checkHost(purpose: string, url: URL): void {
    assertCallable(policy, targetOf(purpose, url));
  }

  async function findAddresses(purpose: string, url: URL): Promise<{ address: string; family: number }[]> {
    const target = targetOf(purpose, url);
    const { hostname } = target;
    assertCallable(policy, target);
    if (isIP(hostname) !== 0) return [{ address: hostname, family: isIP(hostname) }];
    const found = await lookup(hostname);
    // Both fail like a name that does not exist: callers must not learn how names resolve inside the
    // operator's network. The message is for the log.
    if (found.length === 0) throw new Error(`The name "${hostname}" has no address.`);
    if (!found.every(({ address }) => isReachable(policy, { ...target, address }))) {
      throw new Error(`The name "${hostname}" has an address that outbound calls may not reach.`);
    }
    return found.map(({ address }) => ({ address, family: isIP(address) }));
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

function targetOf(purpose: string, url: URL): { purpose: string; hostname: string; port: number } {
  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
  return { purpose, hostname: hostOf(url), port };
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}
