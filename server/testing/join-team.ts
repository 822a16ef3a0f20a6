import type { Person, TestAnswer } from "./client.ts";
import type { TestServer } from "./test-server.ts";

type Role = "owner" | "admin" | "agent";
export type Colleague = Person & { userId: string };

/** Gives the token of the link that the inviter is shown. */
export function tokenOfLink(url: string): string {
  return new URL(url).searchParams.get("token") ?? "";
}

let invited = 0;

/** A new person accepts an invitation to the workspace of `inviter`. */
export async function joinTeam(server: TestServer, inviter: Person, role: Role): Promise<Colleague> {
  const email = `colleague${++invited}-${process.pid}@example.com`;
  const password = "another sentence for colleagues";
  const { url } = expectStatus(201, await inviter.client.post("/api/members/invitations", { email, role }));
  const body = { token: tokenOfLink(url), name: `Colleague ${invited}`, password };
  return asColleague(server, { email, password }, await server.client.post("/api/invitations/accept", body));
}

/** The person of a sign-in's answer. */
export function asColleague(
  server: TestServer,
  login: { email: string; password: string },
  answer: TestAnswer,
): Colleague {
  const { accessToken, refreshToken, workspace, user } = expectStatus(200, answer);
  const client = server.client.as(accessToken);
  return { ...login, accessToken, refreshToken, workspaceId: workspace.id, userId: user.id, client };
}

function expectStatus(status: number, answer: TestAnswer) {
  if (answer.status !== status) throw new Error(`A team was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
