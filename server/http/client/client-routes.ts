import { existsSync, readFileSync } from "node:fs";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import { Answer, type Routes } from "../../kernel/wire/route.ts";
import { packClient, readClientManifest } from "./pack-client.ts";

/** The package that this release of the server belongs to. */
const folder = new URL("../../../sdks/typescript/", import.meta.url);
const pages = ["parley", "chat", "live", "files", "voice"].map((name) => `${name}.js`);
const packageName = "typescript.tgz";

const FilePath = Type.Object({
  file: Type.String({ maxLength: 40, description: "`typescript.tgz`, or `chat.js` and its neighbours." }),
});
const VersionedFilePath = Type.Object({
  version: Type.String({ maxLength: 40, description: "The version of the client, such as 0.2.0." }),
  file: Type.String({ maxLength: 40 }),
});
const schema = { response: { 200: null }, alsoProduces: ["text/javascript", "application/gzip"] };

/** Serves the client library: a file of it for pages without a bundler, and the package for npm. */
export function clientRoutes(app: Routes): void {
  app.get(
    "/client/:file",
    {
      schema: {
        ...schema,
        summary: "Get the client library",
        description:
          '`chat.js`, `live.js`, `files.js`, `voice.js` and `parley.js` are modules for `<script type="module">`. `npm install <this server>/client/typescript.tgz` installs the package.',
        params: FilePath,
      },
      guard: anyone,
      limit: "none",
      problems: [notFound],
    },
    ({ params }) => answerWith(params.file, "public, max-age=300"),
  );
  app.get(
    "/client/:version/:file",
    {
      schema: {
        ...schema,
        summary: "Get the client library of one version",
        description: "It never changes. A server has the version that belongs to it, and no other.",
        params: VersionedFilePath,
      },
      guard: anyone,
      limit: "none",
      problems: [notFound],
    },
    ({ params }) => {
      const { version } = readClientManifest(folder);
      if (params.version !== version) {
        throw new Problem(notFound, `This server has version ${version} of the client: /client/${version}/chat.js.`);
      }
      return answerWith(params.file, "public, max-age=31536000, immutable");
    },
  );
}

function answerWith(file: string, caching: string): Answer {
  const body = read(file);
  if (body === undefined) {
    throw new Problem(notFound, `There is no such file. There are ${[...pages, packageName].join(", ")}.`);
  }
  const type = file === packageName ? "application/gzip" : "text/javascript; charset=utf-8";
  return new Answer(200, body, { "content-type": type, "cache-control": caching });
}

/** Each file is read at its first request. */
const known = new Map<string, Uint8Array>();

function read(file: string): Uint8Array | undefined {
  if (file !== packageName && !pages.includes(file)) return undefined;
  const place = new URL(`dist/browser/${file}`, folder);
  if (!known.has(file)) {
    if (file === packageName) known.set(file, packClient(folder));
    else if (existsSync(place)) known.set(file, readFileSync(place));
  }
  return known.get(file);
}
