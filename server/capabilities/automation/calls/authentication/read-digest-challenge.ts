export type DigestChallenge = {
  /** The server wrote the name like this. */
  algorithm: string;
  hash: "md5" | "sha256" | "sha512-256";
  realm: string;
  nonce: string;
  opaque?: string;
  /** Missing for servers of RFC 2069. */
  qop?: "auth";
  isUserHashed: boolean;
};

/** The strongest first. */
const hashes = { "sha-512-256": "sha512-256", "sha-256": "sha256", md5: "md5" } as const;

/**
 * Reads the strongest challenge of a header `WWW-Authenticate` that can be met. Undefined when there is
 * none, for instance one that protects the body, too (`auth-int`).
 */
export function readDigestChallenge(header: string): DigestChallenge | undefined {
  const found = splitChallenges(header).flatMap((each) => challengeOf(each) ?? []);
  return Object.values(hashes)
    .map((hash) => found.find((each) => each.hash === hash))
    .find((each) => each !== undefined);
}

type Parameters = Map<string, string>;

/** Gives the parameters of each challenge with the scheme Digest. */
function splitChallenges(header: string): Parameters[] {
  const challenges: (Parameters | undefined)[] = [];
  const pieces = /(?:^|[\s,])([\w-]+)\s+(?=[\w-]+\s*=)|([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*))|([\w-]+)/g;
  for (const [, scheme, name, quoted, plain, lone] of header.slice(0, 8_192).matchAll(pieces)) {
    if (scheme !== undefined) challenges.push(/^digest$/i.test(scheme) ? new Map() : undefined);
    else if (lone !== undefined) challenges.push(undefined);
    else challenges.at(-1)?.set(name!.toLowerCase(), quoted?.replaceAll(/\\(.)/g, "$1") ?? plain ?? "");
  }
  return challenges.filter((each) => each !== undefined);
}

function challengeOf(parameters: Parameters): DigestChallenge | undefined {
  const algorithm = parameters.get("algorithm") || "MD5";
  const name = algorithm.toLowerCase().replace(/-sess$/, "");
  const hash = Object.hasOwn(hashes, name) ? hashes[name as keyof typeof hashes] : undefined;
  const [realm, nonce, opaque, qops] = ["realm", "nonce", "opaque", "qop"].map((each) => parameters.get(each));
  const offered = qops?.split(",").map((each) => each.trim().toLowerCase());
  if (hash === undefined || realm === undefined || !nonce || offered?.includes("auth") === false) return undefined;
  return {
    ...{ algorithm, hash, realm, nonce },
    ...(opaque !== undefined && { opaque }),
    ...(offered !== undefined && { qop: "auth" as const }),
    isUserHashed: parameters.get("userhash")?.toLowerCase() === "true",
  };
}
