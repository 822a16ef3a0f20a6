import { ConformanceServer } from "./conformance-server.ts";

// Serves the cases for a client of another language: `node tools/run.js tests/sdk-conformance/serve.ts 4010`.
await ConformanceServer.start(Number(process.argv[2] ?? 4010));
process.stdout.write(`The cases are at http://127.0.0.1:${process.argv[2] ?? 4010}/cases\n`);
