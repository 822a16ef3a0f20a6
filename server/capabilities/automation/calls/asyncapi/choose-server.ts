import { isObject, type Json } from "@parley/json";
import { follow } from "./follow.ts";
import type { ChannelChoice } from "./read-channel.ts";

type ChosenServer = { protocol: "http" | "ws"; url: string };

const kinds: Record<string, ChosenServer["protocol"]> = { http: "http", https: "http", ws: "ws", wss: "ws" };

/**
 * Chooses the server that the author names, else the first of the channel, or of the document, whose
 * protocol is wanted, or at least offered here.
 * @param names the servers of the channel; without any, the channel is on all of them
 */
export function chooseServer(
  document: Json,
  { server: wanted, protocol }: ChannelChoice,
  names: readonly unknown[],
): ChosenServer | { problem: string } {
  const written = Object.entries(isObject(document.servers) ? document.servers : {});
  const all = written.map(([name, item]) => ({ name, server: follow(document, item) }));
  const ofChannel = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const asked = wanted === undefined ? ofChannel : all.filter(({ name }) => name === wanted.name);
  if (asked.length === 0)
    return { problem: wanted === undefined ? "It has no server." : `It has no server ${wanted.name}.` };
  const servers = asked.flatMap(({ server }) => (isObject(server) ? [server] : []));
  const fitting = servers.filter((each) => wanted !== undefined || fits(protocolOf(each), protocol));
  const found = fitting.find((each) => Object.hasOwn(kinds, protocolOf(each)));
  if (found === undefined) {
    const offered = [...new Set(servers.map(protocolOf))].join(", ").slice(0, 200);
    return { problem: `Its servers speak ${offered}, but calls speak http, https, ws and wss here.` };
  }
  return urlOf(found, wanted?.variables ?? {});
}

function fits(own: string, wanted: string | undefined): boolean {
  return wanted === undefined || own === wanted || own === `${wanted}s`;
}

function protocolOf({ protocol }: Json): string {
  return String(protocol ?? "").toLowerCase();
}

function urlOf(server: Json, given: Json): ChosenServer | { problem: string } {
  const protocol = protocolOf(server);
  const { url, host, pathname } = server;
  const address = typeof url === "string" ? url : `${host ?? ""}${pathname ?? ""}`;
  const variables = isObject(server.variables) ? server.variables : {};
  let missing: string | undefined;
  const filled = address.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const { default: usual, enum: allowed } = isObject(variable) ? variable : {};
    const value = given[name] ?? usual;
    const isAllowed = !Array.isArray(allowed) || allowed.includes(value);
    if ((typeof value === "string" || typeof value === "number") && isAllowed) return encodeURI(String(value));
    missing ??= name;
    return "";
  });
  if (missing !== undefined)
    return { problem: `The variable ${missing.slice(0, 100)} of its server has no allowed value.` };
  const rest = filled.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "");
  const whole = URL.parse(`${protocol}://${rest}`);
  return whole === null ? { problem: "Its server has no address." } : { protocol: kinds[protocol]!, url: whole.href };
}
