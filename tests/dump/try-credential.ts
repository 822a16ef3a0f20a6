import { createHmac, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { request as openRequest } from "node:http";
import { userToken } from "../../server/testing/user-token.ts";

/** One way to use a stolen value as a credential. */
export type Door = {
  name: string;
  /** Tells whether the server accepted the value. */
  opens(value: string): Promise<boolean>;
};

type Doors = {
  url: string;
  /** Starts a chat, so that visitor tokens are checked. */
  publishableKey: string;
  /** An access token whose claims a thief with a signing key could copy. */
  accessToken: string;
  /** The body of a sign-up that was made with an Idempotency-Key. */
  signUpBody: Record<string, unknown>;
  /** The credential that an API key was made with, with an Idempotency-Key. */
  keyMaker: string;
  /** A webhook source, whose senders sign with a secret. */
  sourceId: string;
};

type Answer = { status: number; code: string };

/** Prefixes that a thief would put before a value that lacks them. */
const prefixes = ["", "parley_sk_", "parley_pk_"];

export function doorsOf({ url, publishableKey, accessToken, signUpBody, keyMaker, sourceId }: Doors): Door[] {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(url, "POST", path, { "content-type": "application/json", ...headers }, JSON.stringify(body));
  const isTaken = async (credential: string) => {
    const { status } = await call(url, "GET", "/api/auth/me", { authorization: `Bearer ${credential}` });
    return status !== 401;
  };
  return [
    {
      name: "bearer credential",
      async opens(value) {
        if (!isHeaderSafe(value) || value.length > 4_000) return false;
        for (const prefix of prefixes) if (await isTaken(prefix + value)) return true;
        return false;
      },
    },
    {
      name: "signing key",
      async opens(value) {
        for (const key of privateKeysIn(value)) if (await isTaken(forge(accessToken, key))) return true;
        return false;
      },
    },
    {
      name: "refresh token",
      opens: async (value) => (await post("/api/auth/refresh", { refreshToken: value })).status === 200,
    },
    {
      name: "e-mail verification token",
      opens: async (value) => (await post("/api/auth/verify-email", { token: value })).status < 300,
    },
    {
      name: "password reset token",
      async opens(value) {
        const body = { token: value, password: "eleven wrens nest in the old wall" };
        return (await post("/api/auth/reset-password", body)).status < 300;
      },
    },
    {
      name: "visitor token",
      async opens(value) {
        if (!isHeaderSafe(value) || value.length > 4_000) return false;
        const authorization = `Bearer ${publishableKey}`;
        for (const token of [value, `parley_vt_${value}`]) {
          const answer = await call(url, "GET", "/api/conversations/none/events", {
            authorization,
            "x-visitor-token": token,
          });
          // A visitor who is known has no such conversation; one who is not is told that the token
          // is not valid.
          if (answer.status === 404) return true;
        }
        return false;
      },
    },
    ...["identity secret", "token of a user"].map((name) => ({
      name,
      async opens(value: string) {
        const proofs: Record<string, string>[] = [{ "x-user-token": value }];
        if (name === "identity secret") {
          proofs.splice(
            0,
            1,
            ...["", "parley_id_"].map((prefix) => ({ "x-user-token": userToken(prefix + value, "u1") })),
          );
        }
        for (const proof of proofs) {
          if (Object.values(proof).some((text) => !isHeaderSafe(text) || text.length > 4_000)) continue;
          const authorization = `Bearer ${publishableKey}`;
          const answer = await call(url, "GET", "/api/conversations/none/events", { authorization, ...proof });
          if (answer.status === 404) return true;
        }
        return false;
      },
    })),
    {
      name: "secret of a source",
      async opens(value) {
        const webhook = { event: "paid", data: { note: value.slice(0, 100).toWellFormed() } };
        const time = Math.floor(Date.now() / 1000);
        const hmac = createHmac("sha256", value)
          .update(`${time}.${JSON.stringify(webhook)}`)
          .digest("hex");
        const headers = { "x-webhook-signature": `t=${time},v1=${hmac}` };
        return (await post(`/api/webhook/process/${sourceId}`, webhook, headers)).status < 300;
      },
    },
    {
      name: "stream ticket",
      async opens(value) {
        for (const ticket of [value, `parley_st_${value}`]) {
          const query = encodeURIComponent(ticket.toWellFormed());
          if (query.length > 4_000) return false;
          if ((await call(url, "GET", `/api/stream?ticket=${query}`, {})).status === 200) return true;
        }
        return false;
      },
    },
    {
      name: "Idempotency-Key of a sign-up",
      async opens(value) {
        if (!isHeaderSafe(value) || value.length > 255) return false;
        return (await post("/api/auth/signup", signUpBody, { "idempotency-key": value })).status < 300;
      },
    },
    {
      name: "Idempotency-Key of a new key",
      async opens(value) {
        if (!isHeaderSafe(value) || value.length > 255) return false;
        const headers = { authorization: `Bearer ${keyMaker}`, "idempotency-key": value };
        // A key without origins is refused before anything is made, unless the Idempotency-Key is
        // known.
        const answer = await post("/api/keys", { name: "none", kind: "publishable" }, headers);
        return answer.code === "idempotency-key-reused";
      },
    },
  ];
}

function isHeaderSafe(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}

/** Says what can be read as an Ed25519 key: PKCS #8 in DER or PEM, or a bare seed. */
function privateKeysIn(value: string): KeyObject[] {
  const seedHeader = Buffer.from("302e020100300506032b657004220420", "hex");
  const keys: KeyObject[] = [];
  const readings = [value, Buffer.from(value, "base64url"), Buffer.from(value, "hex")];
  for (const reading of readings) {
    const bytes = Buffer.from(reading);
    if (bytes.length < 32 || bytes.length > 300) continue;
    for (const der of bytes.length === 32 ? [Buffer.concat([seedHeader, bytes])] : [bytes]) {
      try {
        keys.push(
          typeof reading === "string" && reading.includes("PRIVATE KEY")
            ? createPrivateKey(reading)
            : createPrivateKey({ key: der, format: "der", type: "pkcs8" }),
        );
      } catch {
        // Most values are no keys; that is what is hoped for.
      }
    }
  }
  return keys.filter((key) => key.asymmetricKeyType === "ed25519");
}

function forge(accessToken: string, key: KeyObject): string {
  const signed = accessToken.slice(0, accessToken.lastIndexOf("."));
  return `${signed}.${sign(null, Buffer.from(signed), key).toString("base64url")}`;
}

function call(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = openRequest(url + path, { method, headers }, (response) => {
      let text = "";
      if ((response.headers["content-type"] ?? "").startsWith("text/event-stream")) {
        // A stream has no end to wait for, and its status says all.
        response.destroy();
        resolve({ status: response.statusCode ?? 0, code: "" });
        return;
      }
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, code: codeOf(text) }));
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

function codeOf(text: string): string {
  return text.startsWith("{") ? String((JSON.parse(text) as { code?: unknown }).code ?? "") : "";
}
