import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { TestServer } from "../../server/testing/test-server.ts";
import { unpackDebian } from "../deploy/unpack-debian.ts";
import { runProgram } from "../sdk-conformance/run-program.ts";
import { frameworkPackages } from "./framework-packages.ts";
import { freeAddress } from "./free-address.ts";
import { startTaughtServer } from "./readme-examples.ts";
import { goToolchain, phpToolchain, rubyToolchain } from "./toolchains.ts";
import { tryApplication } from "./try-application.ts";

const sdk = (name: string) => fileURLToPath(new URL(`../../sdks/${name}`, import.meta.url));
const machine = `${process.arch === "x64" ? "x86_64" : "aarch64"}-linux-gnu`;
let server: TestServer;
let parley: { url: string; apiKey: string };
let place: string;
before(async () => {
  const taught = await startTaughtServer();
  server = taught.server;
  parley = { url: server.url, apiKey: taught.apiKey };
  place = mkdtempSync(join(tmpdir(), "parley-frameworks-"));
});
after(async () => {
  await server.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Python finds the packages of a framework and the client on this path. */
function pythonPath(framework: "fastapi" | "django"): Record<string, string> {
  const packages = join(unpackDebian(...frameworkPackages[framework]), "usr/lib/python3/dist-packages");
  return { PYTHONPATH: [packages, sdk("python/src")].join(delimiter) };
}

test("FastAPI takes a signed delivery, and streams an answer", async () => {
  const address = await freeAddress();
  const port = new URL(`http://${address}`).port;
  const command = ["python3", "-m", "uvicorn", "fastapi_app:app", "--port", port];
  const [cwd, environment] = [sdk("python/examples"), pythonPath("fastapi")];
  await tryApplication({ command, cwd, environment, url: `http://${address}` }, parley);
});

test("Django takes a signed delivery, and streams an answer", async () => {
  const address = await freeAddress();
  const command = ["python3", "django_app.py", "runserver", "--noreload", address];
  const [cwd, environment] = [sdk("python/examples"), pythonPath("django")];
  await tryApplication({ command, cwd, environment, url: `http://${address}` }, parley);
});

test("net/http takes a signed delivery, and streams an answer", async () => {
  const address = await freeAddress();
  const { goRoot, environment } = goToolchain(place);
  const program = join(place, "nethttp");
  const words = ["build", "-o", program, "./examples/nethttp"];
  const built = await runProgram(join(goRoot, "bin/go"), words, { cwd: sdk("go"), env: environment });
  if (!built.isRight) throw new Error(built.output);
  const application = { command: [program], cwd: place, environment: { ADDRESS: address }, url: `http://${address}` };
  await tryApplication(application, parley);
});

test("Laravel takes a signed delivery, and streams an answer", async () => {
  const address = await freeAddress();
  const { command, environment } = phpToolchain("curl", "mbstring");
  const packages = join(unpackDebian(...frameworkPackages.laravel), "usr/share/php");
  writeFileSync(join(place, "index.php"), frontOfLaravel(packages));
  mkdirSync(join(place, "bootstrap/cache"), { recursive: true });
  const serving = [...command, "-d", "display_errors=stderr", "-S", address, "index.php"];
  await tryApplication({ command: serving, cwd: place, environment, url: `http://${address}` }, parley);
});

/** The packages of Debian have the framework without the application that holds the routes. */
function frontOfLaravel(packages: string): string {
  return `<?php
error_reporting(E_ALL & ~E_DEPRECATED);
set_include_path(${JSON.stringify(packages)});
require 'Illuminate/autoload.php';
require ${JSON.stringify(sdk("php/autoload.php"))};
$app = new Illuminate\\Foundation\\Application(__DIR__);
Illuminate\\Support\\Facades\\Facade::setFacadeApplication($app);
$services = ['parley' => ['webhook_secret' => getenv('WEBHOOK_SECRET')]];
$view = ['paths' => [], 'compiled' => __DIR__];
$app->instance('config', new Illuminate\\Config\\Repository(['services' => $services, 'view' => $view]));
$app->register(Illuminate\\Filesystem\\FilesystemServiceProvider::class);
$app->register(Illuminate\\View\\ViewServiceProvider::class);
require ${JSON.stringify(sdk("php/examples/laravel-routes.php"))};
$app->instance('request', Illuminate\\Http\\Request::capture());
$app['router']->dispatch($app['request'])->send();
`;
}

test("Rails takes a signed delivery, and streams an answer", async () => {
  const address = await freeAddress();
  const { command, environment } = rubyToolchain();
  const rails = unpackDebian(...frameworkPackages.rails);
  const libraries = join(rails, "usr/lib", machine);
  const given = {
    LD_LIBRARY_PATH: [environment.LD_LIBRARY_PATH, libraries].join(delimiter),
    RUBYLIB: [environment.RUBYLIB, join(rails, "usr/lib/ruby/vendor_ruby"), sdk("ruby/lib")].join(delimiter),
    GEM_PATH: [join(rails, "usr/share/rubygems-integration/all"), join(libraries, "rubygems-integration/3.1.0")].join(
      delimiter,
    ),
    RAILS_LOG_TO_STDOUT: "1",
  };
  const puma = [
    ...command.slice(0, 1),
    join(rails, "usr/bin/puma"),
    "--bind",
    `tcp://${address}`,
    sdk("ruby/examples/rails.ru"),
  ];
  await tryApplication({ command: puma, cwd: place, environment: given, url: `http://${address}` }, parley);
});
