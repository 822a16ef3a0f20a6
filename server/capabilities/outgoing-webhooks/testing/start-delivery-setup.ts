import assert from "node:assert/strict";
import Type from "typebox";
import { capabilities } from "../../../app.ts";
import { capability } from "../../../kernel/capability.ts";
import { defineEvent, emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { EndpointId } from "../ids.ts";
import { type Received, type Receiver, startReceiver } from "./receiver.ts";

/** An event type that only tests announce. */
const parcelPacked = defineEvent({
  type: "parcel.packed",
  summary: "A test packed a parcel.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({ number: Type.Integer(), conversationId: Type.Optional(Type.String()) }),
});
export const parcelLost = defineEvent({ ...parcelPacked, type: "parcel.lost" });
const parcels = capability({ name: "parcels", events: [parcelPacked, parcelLost] });
export const withParcels = [...capabilities, parcels];

export const outboundAllow = { PARLEY_OUTBOUND_ALLOW: "webhooks:127.0.0.1" };

/** A server with a signed-up person, and a receiver of its webhooks. */
export type DeliverySetup = {
  server: TestServer;
  receiver: Receiver;
  person: Person;
  client: TestClient;
  workspaceId: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  createEndpoint(path: string, more?: Record<string, unknown>): Promise<any>;
  /** Announces events in one transaction. */
  pack(numbers: number[], more?: { type?: typeof parcelPacked; conversationId?: string }): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  deliveries(endpointId: string, query?: string): Promise<any[]>;
  /** Waits until the path of the receiver got so many requests. */
  arrivals(path: string, count: number): Promise<Received[]>;
  /** Waits until the deliveries of the endpoint have had so many attempts in total. */
  settled(endpointId: string, attempts: number): Promise<void>;
  /** Makes pending deliveries due now, and ends the pause of the endpoint. */
  hasten(endpointId: string): Promise<void>;
  stop(): Promise<void>;
};

export async function startDeliverySetup(settings: Record<string, string> = {}): Promise<DeliverySetup> {
  const receiver = await startReceiver();
  const server = await startTestServer({ settings: { ...outboundAllow, ...settings }, capabilities: withParcels });
  const person = await signUp(server.client);
  const { client } = person;
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const { database } = server.server.kernel;
  const setup: DeliverySetup = {
    server,
    receiver,
    person,
    client,
    workspaceId,
    async createEndpoint(path, more = {}) {
      const body = { url: receiver.url + path, events: ["parcel.packed"], ...more };
      const answer = await client.post("/api/webhook/endpoints", body);
      assert.equal(answer.status, 201, answer.text);
      return answer.body;
    },
    async pack(numbers, { type = parcelPacked, conversationId } = {}) {
      await inTransaction(database, async (tx) => {
        for (const number of numbers) {
          emit(tx, type, {
            workspaceId,
            data: { number, ...(conversationId === undefined ? {} : { conversationId }) },
          });
        }
      });
    },
    async deliveries(endpointId, query = "") {
      const answer = await client.get(`/api/webhook/endpoints/${endpointId}/deliveries?limit=100${query}`);
      assert.equal(answer.status, 200, answer.text);
      return answer.body.data;
    },
    arrivals: (path, count) => until(() => receiver.at(path).length >= count && receiver.at(path)),
    async settled(endpointId, attempts) {
      await until(async () => {
        const deliveries = await setup.deliveries(endpointId);
        return deliveries.reduce((sum, delivery) => sum + delivery.attemptCount, 0) >= attempts;
      });
    },
    async hasten(endpointId) {
      const id = EndpointId.parse(endpointId)!;
      await pastDeadlocks(
        () => execute(database.query)`
          update delivery set next_attempt_at = ${new Date()}
          where endpoint_id = ${id} and status = 'pending' and next_attempt_at is not null`,
      );
      await execute(database.query)`
        update delivery_lane set due_at = ${new Date()}, paused_until = null where endpoint_id = ${id}`;
    },
    async stop() {
      await server.stop();
      await receiver.stop();
    },
  };
  return setup;
}

/** Gives the numbers of the delivered parcels, in the order of arrival. */
export function numbersIn(requests: Received[]): number[] {
  return requests.map((request) => JSON.parse(request.body).data.number);
}

/** Repeats a statement that meets the server's own over the same rows in another order. */
async function pastDeadlocks(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if ((error as { code?: string }).code !== "40P01") throw error;
    await pastDeadlocks(run);
  }
}
