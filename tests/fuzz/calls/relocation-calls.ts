import { randomUUID } from "node:crypto";
import { type NewPart, readBackup, writeBackup } from "@parley/backup";
import { WorkspaceId } from "../../../server/capabilities/identity/index.ts";
import { until } from "../../../server/testing/until.ts";
import { lasting } from "../lasting.ts";
import { must, type Resident, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const begin = async ({ client }: Resident): Promise<string> =>
  (await must(client.post("/api/workspace/export", {}))).body.id;

/** An export of the first workspace, of which five begin in a day. */
export const lastingExport = lasting(({ first }) => begin(first));

async function linkOf({ client }: Resident, exportId: string): Promise<string> {
  return until(async () => (await must(client.get(`/api/workspace/export/${exportId}`))).body.url ?? undefined);
}

export async function exportToken(world: World): Promise<string> {
  return (await linkOf(world.first, await lastingExport(world))).split("/").at(-1)!;
}

/** The file of a workspace that the installation does not have: an export with another id. */
async function newWorkspaceFile({ makePerson, server }: World): Promise<Buffer> {
  const person = await makePerson();
  const { pathname } = new URL(await linkOf(person, await begin(person)));
  const answer = await fetch(server.url + pathname);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [formerId, id] = [WorkspaceId.parse(person.workspaceId)!, randomUUID()];
  const parts: NewPart[] = [];
  const source = (async function* () {
    yield bytes;
  })();
  for await (const { name, about, content } of readBackup(source, null)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    const text = Buffer.concat(pieces).toString("utf8").replaceAll(formerId, id);
    const changed = name === "members" ? "" : text.replace(/"members":\d+/, '"members":0');
    parts.push({ name, about, content: [Buffer.from(changed)] });
  }
  const file: Buffer[] = [];
  for await (const piece of writeBackup(parts, null)) file.push(piece);
  return Buffer.concat(file);
}

async function newImport(world: World): Promise<ValidCall> {
  const head = '--fuzz\r\nContent-Disposition: form-data; name="file"; filename="shop.parley"\r\n\r\n';
  const bytes = Buffer.concat([Buffer.from(head), await newWorkspaceFile(world), Buffer.from("\r\n--fuzz--\r\n")]);
  return { rawBody: { bytes, contentType: "multipart/form-data; boundary=fuzz" } };
}

/** Valid calls that take a whole workspace along. */
export const relocationCalls: Record<string, (world: World) => Promise<ValidCall>> = {
  "POST /api/workspace/export": async ({ makePerson }) => ({
    person: await makePerson(),
    body: { passphrase: "several quiet otters wander" },
  }),
  "GET /api/workspace/export/{exportId}": async (world) => ({ params: { exportId: await lastingExport(world) } }),
  "GET /workspace-exports/{token}": async (world) => ({ params: { token: await exportToken(world) } }),
  "POST /api/installation/workspaces/import": newImport,
};
