/** The answer that a test client got, whatever its status. */
export type TestAnswer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  body: any;
  text: string;
};

type TestRequest = { body?: unknown; token?: string; headers?: Record<string, string>; signal?: AbortSignal };

export type TestClient = {
  call(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  get(path: string, request?: TestRequest): Promise<TestAnswer>;
  post(path: string, body?: unknown, request?: TestRequest): Promise<TestAnswer>;
  /** The same client, which sends this credential with each call. */
  as(token: string, headers?: Record<string, string>): TestClient;
};

export function createClient(url: string, token?: string, always: Record<string, string> = {}): TestClient {
  const client: TestClient = {
    async call(method, path, request = {}) {
      const credential = request.token ?? token;
      const response = await fetch(url + path, {
        method,
        redirect: "manual",
        headers: {
          ...(request.body === undefined ? {} : { "content-type": "application/json" }),
          ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
          ...always,
          ...request.headers,
        },
        ...(request.body === undefined
          ? {}
          : { body: isRaw(request.body) ? request.body : JSON.stringify(request.body) }),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
      });
      const text = await response.text();
      const isJson = /^application\/(problem\+)?json/.test(response.headers.get("content-type") ?? "");
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text !== "" ? JSON.parse(text) : undefined,
      };
    },
    get: (path, request) => client.call("GET", path, request),
    post: (path, body, request) => client.call("POST", path, { ...request, body }),
    as: (newToken, headers = {}) => createClient(url, newToken, { ...always, ...headers }),
  };
  return client;
}

export type Person = {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  workspaceId: string;
  client: TestClient;
};

/** The password of everybody whom `signUp` signs up. */
export const testPassword = "a long sentence for the tests";

let people = 0;

/** Signs a new person up, with an account and a workspace of their own. */
export async function signUp(
  client: TestClient,
  email = `person${++people}-${process.pid}@example.com`,
): Promise<Person> {
  const password = testPassword;
  const answer = await client.post("/api/auth/signup", { email, password });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${answer.text}`);
  const { accessToken, refreshToken, workspace } = answer.body;
  return { email, password, accessToken, refreshToken, workspaceId: workspace.id, client: client.as(accessToken) };
}

/** Makes a key of this person's workspace. */
export async function makeKey(person: Person, key: Record<string, unknown> = {}): Promise<string> {
  const answer = await person.client.post("/api/keys", { name: "test", kind: "secret", ...key });
  if (answer.status !== 201) throw new Error(`Making a key answered ${answer.status}: ${answer.text}`);
  return answer.body.key;
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === "string" || body instanceof Uint8Array;
}
