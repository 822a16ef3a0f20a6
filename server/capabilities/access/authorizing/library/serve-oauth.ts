import type { IncomingMessage, ServerResponse } from "node:http";
import type { Response } from "light-my-request";
import { pageLanguage } from "../../../../kernel/pages/page-language.ts";
import { inTransaction, type Transaction } from "../../../../kernel/storage/database.ts";
import { Answer, type Call } from "../../../../kernel/wire/route.ts";
import { issuerOf } from "../../audiences.ts";
import type { Workload } from "../../trusts/prove-workload.ts";
import { normalize, type Parameters } from "./normalize.ts";
import { providerOf } from "./provider-of.ts";
import { running } from "./running.ts";

type AnyCall = Call<unknown, unknown, unknown>;
type Dispatch = (request: IncomingMessage, response: ServerResponse) => void;

/** Holds what the library answered, and what was found on the way. */
type Served<Found = undefined> = { answer: Answer; found: Found };

/** An answer carries these headers of the library; the others are the server's own. */
const passedOn = ["location", "content-type", "www-authenticate", "cache-control", "content-language"] as const;

type OauthRequest = {
  method: "GET" | "POST";
  path: string;
  query?: Parameters;
  /** The fields of the form. */
  form?: Parameters;
  userCode?: string | undefined;
  workload?: Workload;
};

/** Lets the library answer a request. */
export async function serveOauth(call: AnyCall, request: OauthRequest): Promise<Answer> {
  const provider = await providerOf(call.kernel);
  return (await withLibrary(call, request, provider.callback(), async () => undefined)).answer;
}

/**
 * Hands a request to the library in one transaction, and answers after the commit: what the answer
 * says has happened then, and nothing else. `find` runs after the library, in the same transaction.
 */
export async function withLibrary<Found>(
  call: AnyCall,
  request: OauthRequest,
  dispatch: Dispatch,
  find: (tx: Transaction) => Promise<Found>,
): Promise<Served<Found>> {
  const { kernel, clientAddress, wantedLanguage } = call;
  const url = `${request.path}${request.query === undefined ? "" : `?${normalize(kernel, request.query, { path: request.path, authorization: undefined })}`}`;
  const payload =
    request.form &&
    normalize(kernel, request.form, { path: request.path, authorization: call.header("authorization") }).toString();
  const issuer = new URL(issuerOf(kernel));
  const headers = {
    host: issuer.host,
    accept: call.header("accept") ?? "*/*",
    cookie: call.header("cookie") ?? "",
    "x-forwarded-proto": issuer.protocol.slice(0, -1),
    ...(payload === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
  };
  const { inject } = await import("light-my-request");
  return inTransaction(kernel.database, async (tx) => {
    const { userCode, workload } = request;
    const state = { kernel, tx, language: pageLanguage(wantedLanguage), clientAddress, userCode, workload };
    return running.run(state, async () => {
      const { method } = request;
      const reply = await inject(dispatch, { method, url, headers, ...(payload === undefined ? {} : { payload }) });
      if (reply.statusCode >= 500) throw running.current().failure ?? new Error("The OAuth library failed.");
      return { answer: answerOf(call, reply), found: await find(tx) };
    });
  });
}

function answerOf(call: AnyCall, reply: Response): Answer {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = reply.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const policy = reply.headers["content-security-policy"];
  if (policy !== undefined) headers["content-security-policy"] = String(policy);
  headers["cache-control"] ??= "no-store";
  const body = headers.location === undefined ? reply.payload : "";
  if (body === "") delete headers["content-type"];
  const isPage = headers["content-type"]?.startsWith("text/html") === true;
  const cookies = reply.headers["set-cookie"];
  // An answer has one value for each name, and the library sets several cookies at once.
  for (const cookie of cookies === undefined ? [] : [cookies].flat()) call.request.head.push("set-cookie", cookie);
  // A page about what an app has asked wrongly: the request of the browser itself was well-formed.
  return new Answer(isPage && reply.statusCode >= 400 ? 422 : reply.statusCode, body, headers);
}

/** Makes what asks the library about a person's request, in place of its own routes. */
export function asking<Found>(work: (request: IncomingMessage, response: ServerResponse) => Promise<Found>): {
  dispatch: Dispatch;
  found: () => Found;
} {
  let outcome: { value: Found } | { error: unknown } = { error: new Error("The OAuth library was not asked.") };
  return {
    dispatch(request, response) {
      work(request, response)
        .then(
          (value) => {
            outcome = { value };
          },
          (error: unknown) => {
            outcome = { error };
          },
        )
        .finally(() => response.end());
    },
    found() {
      if ("error" in outcome) throw outcome.error;
      return outcome.value;
    },
  };
}
