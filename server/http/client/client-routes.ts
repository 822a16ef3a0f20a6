import { existsSync, readFileSync } from "node:fs";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import { Answer, type Routes } from "../../kernel/wire/route.ts";
import { packClient, readClientManifest } from "./pack-client.ts";
import { packSources } from "./pack-sources.ts";
import { packWheel, wheelNameOf } from "./pack-wheel.ts";

/** The packages that belong to this release of the server. */
const folder = new URL("../../../sdks/typescript/", import.meta.url);
const goFolder = new URL("../../../sdks/go/", import.meta.url);
const phpFolder = new URL("../../../sdks/php/", import.meta.url);
const rubyFolder = new URL("../../../sdks/ruby/", import.meta.url);
const pythonFolder = new URL("../../../sdks/python/", import.meta.url);
const pages = ["parley", "chat", "live", "files", "voice", "oauth"].map((name) => `${name}.js`);
const rubyFiles = ["lib/**/*.rb", "parley-client.gemspec"];
const phpFiles = ["src/**/*.php", "autoload.php", "composer.json"];
type Package = { mediaType: string; pack: () => Uint8Array | Promise<Uint8Array> };

/**
 * The files for installers, read at the first request: a start does without them. `pip` takes the name and the
 * version of a wheel from its name.
 */
let packages: ReadonlyMap<string, Package> | undefined;

function packagesOf(): ReadonlyMap<string, Package> {
  packages ??= new Map<string, Package>([
    ["typescript.tgz", { mediaType: "application/gzip", pack: () => packClient(folder) }],
    ["go.zip", { mediaType: "application/zip", pack: () => packSources(goFolder, ["*.go", "go.mod"], "parley") }],
    ["php.zip", { mediaType: "application/zip", pack: () => packSources(phpFolder, phpFiles, "parley-client") }],
    ["ruby.zip", { mediaType: "application/zip", pack: () => packSources(rubyFolder, rubyFiles, "parley-client") }],
    [wheelNameOf(pythonFolder), { mediaType: "application/zip", pack: () => packWheel(pythonFolder) }],
  ]);
  return packages;
}

const FilePath = Type.Object({
  file: Type.String({
    maxLength: 40,
    description:
      "`typescript.tgz`, `go.zip`, `php.zip`, `ruby.zip`, the wheel for Python, or `chat.js` and its neighbours.",
  }),
});
const VersionedFilePath = Type.Object({
  version: Type.String({ maxLength: 40, description: "The version of the client, such as 0.2.0." }),
  file: Type.String({ maxLength: 40 }),
});
const schema = { response: { 200: null }, alsoProduces: ["text/javascript", "application/gzip", "application/zip"] };

/** Serves the client library: a file of it for pages without a bundler, and the package for npm. */
export function clientRoutes(app: Routes): void {
  app.get(
    "/client/:file",
    {
      schema: {
        ...schema,
        summary: "Get the client library",
        description:
          '`chat.js`, `live.js`, `files.js`, `voice.js`, `oauth.js` and `parley.js` are modules for `<script type="module">`. `npm install <this server>/client/typescript.tgz` installs the package. `parley_client-<version>-py3-none-any.whl` is the package for Python, which `pip install` takes by its whole address. `go.zip` is the module for Go, `php.zip` the package for PHP, and `ruby.zip` the gem.',
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

async function answerWith(file: string, caching: string): Promise<Answer> {
  const body = await read(file);
  if (body === undefined) {
    throw new Problem(notFound, `There is no such file. There are ${[...pages, ...packagesOf().keys()].join(", ")}.`);
  }
  const type = packagesOf().get(file)?.mediaType ?? "text/javascript; charset=utf-8";
  return new Answer(200, body, { "content-type": type, "cache-control": caching });
}

/** Each file is read at its first request. */
const known = new Map<string, Uint8Array>();

async function read(file: string): Promise<Uint8Array | undefined> {
  const packed = known.get(file);
  if (packed !== undefined) return packed;
  const place = new URL(`dist/browser/${file}`, folder);
  if (packagesOf().has(file)) known.set(file, await packagesOf().get(file)!.pack());
  else if (pages.includes(file) && existsSync(place)) known.set(file, readFileSync(place));
  return known.get(file);
}
