import assert from "node:assert/strict";
import { describe, test } from "node:test";
import Type from "typebox";
import { may } from "./caller.ts";
import type { Capability } from "./capability.ts";
import type { Action } from "./log/action.ts";
import type { EventType } from "./log/event.ts";
import { collectScopes } from "./scope.ts";
import { collectRoutes } from "./wire/route.ts";

const lights: Capability = {
  name: "lights",
  scopes: [{ name: "lights:write", summary: "Switch the lights" }],
  routes: (app) =>
    app.post(
      "/api/lights",
      { schema: { summary: "Switch the lights", response: { 204: null } }, guard: may("lights:write") },
      () => undefined,
    ),
};
const dimmed: EventType = {
  type: "lights.dimmed",
  summary: "The lights were dimmed",
  schema: Type.Object({}),
  visibleTo: "lights:read",
};
const dim: Action = {
  name: "dim_lights",
  title: "Dim the lights",
  description: "Dims the lights.",
  input: Type.Object({}),
  output: Type.Object({}),
  scope: "lights:dim",
  run: async () => ({}),
};

describe("a server does not start when nobody brings a scope that is named by", () => {
  const faults: [string, Capability, RegExp][] = [
    ["a route", { ...lights, scopes: [] }, /^The route POST \/api\/lights needs the scope lights:write, which no cap/],
    ["an event type", { ...lights, events: [dimmed] }, /^The event type lights\.dimmed needs the scope lights:read/],
    ["an action", { ...lights, actions: [dim] }, /^The action dim_lights needs the scope lights:dim/],
  ];
  for (const [place, capability, message] of faults) {
    test(place, () => assert.throws(() => collectRoutes([capability]), { message }));
  }
});

test("a scope may be brought by another capability than the one that guards with it", () => {
  const brings: Capability = { name: "house", scopes: lights.scopes! };
  assert.equal(collectRoutes([brings, { ...lights, scopes: [] }]).length, 1);
});

test("a server does not start when two capabilities bring the same scope", () => {
  assert.throws(() => collectScopes([lights, { ...lights, name: "lamps" }]), {
    message: "Both lights and lamps bring the scope lights:write. Only one capability may.",
  });
});
