import { randomBytes } from "node:crypto";
import { must, type World } from "../fuzz/world.ts";

/** Somebody who sends hostile requests. */
export type Attacker = {
  name: string;
  credential: string | undefined;
  headers: [name: string, value: string][];
  /** Texts that this attacker may read. Every other canary is another's. */
  mayRead: ReadonlySet<string>;
  /** Things of the first workspace are the attacker's own. */
  isOwner: boolean;
};

/** The attackers, and every text that must stay with those who may read it. */
export type Camp = { attackers: Attacker[]; canaries: ReadonlyMap<string, string> };

/**
 * Fills both workspaces with canaries, in texts that their people may read and in secrets that
 * nobody may read, and makes the attackers.
 */
export async function openCamp(world: World): Promise<Camp> {
  const { first, other, browser, canary, otherCanary } = world;
  const secret = `hidden${randomBytes(8).toString("hex")}`;
  const spoken = `spoken${randomBytes(8).toString("hex")}`;
  await plantSecrets(world, secret);

  const pages = world.server.client.as(browser.key);
  const said = await must(pages.post("/api/chatbot/send", { message: `My secret is ${spoken}.` }));
  const otherKey = await must(
    other.client.post("/api/keys", { name: "k", kind: "publishable", allowedOrigins: ["https://shop.example"] }),
  );
  const otherSecretKey = await must(other.client.post("/api/keys", { name: "k", kind: "secret" }));
  const ownKey = await must(first.client.post("/api/keys", { name: "k", kind: "secret" }));

  const nothing = new Set<string>();
  const ofFirst = new Set([canary, spoken]);
  const ofOther = new Set([otherCanary]);
  // Everybody who chats is told what the workspace knows.
  const ofPages = new Set([canary]);
  const visitor = (token: string): [string, string][] => [["x-visitor-token", token]];
  const attackers: Attacker[] = [
    { name: "stranger", credential: undefined, headers: [], mayRead: nothing, isOwner: false },
    { name: "page", credential: browser.key, headers: [], mayRead: ofPages, isOwner: false },
    {
      name: "visitor",
      credential: browser.key,
      headers: visitor(browser.visitorToken),
      mayRead: ofPages,
      isOwner: false,
    },
    {
      name: "another visitor",
      credential: browser.key,
      headers: visitor(said.body.visitorToken),
      mayRead: ofFirst,
      isOwner: false,
    },
    { name: "key without scopes", credential: world.narrowKey, headers: [], mayRead: ofFirst, isOwner: false },
    { name: "secret key", credential: ownKey.body.key, headers: [], mayRead: ofFirst, isOwner: true },
    { name: "operator", credential: first.accessToken, headers: [], mayRead: ofFirst, isOwner: true },
    { name: "other member", credential: other.accessToken, headers: [], mayRead: ofOther, isOwner: false },
    { name: "other key", credential: otherSecretKey.body.key, headers: [], mayRead: ofOther, isOwner: false },
    { name: "other page", credential: otherKey.body.key, headers: [], mayRead: ofOther, isOwner: false },
    {
      name: "other page with a visitor's token",
      credential: otherKey.body.key,
      headers: visitor(browser.visitorToken),
      mayRead: ofOther,
      isOwner: false,
    },
  ];
  const canaries = new Map([
    [canary, "what the first workspace holds"],
    [otherCanary, "what the other workspace holds"],
    [spoken, "what a visitor said"],
    [secret, "a secret that nobody may read"],
  ]);
  return { attackers, canaries };
}

/** Secrets that Parley keeps for a workspace and never shows. */
async function plantSecrets({ first, receiverUrl }: World, secret: string): Promise<void> {
  const baseUrl = new URL(receiverUrl).origin;
  const { client } = first;
  await must(
    client.post("/api/providers", { kind: "openai-compatible", name: "hidden", baseUrl, apiKey: `sk-${secret}` }),
  );
  await must(
    client.post("/api/toolboxes", {
      kind: "openapi",
      name: "hidden",
      url: receiverUrl,
      headers: { authorization: `Bearer ${secret}` },
    }),
  );
}
