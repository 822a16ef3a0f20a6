// `./parley` starts this file with the Node that it has found. It is JavaScript, which an old Node reads as well.
const neededMajor = 24;

try {
  if (Number(process.versions.node.split(".")[0]) < neededMajor)
    throw new Error(
      `Parley needs Node ${neededMajor} or newer, and this is Node ${process.versions.node}. Install Node ${neededMajor} (https://nodejs.org) and put it first on the path.`,
    );
  await import("./main.ts");
} catch (error) {
  process.stderr.write(`parley: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
