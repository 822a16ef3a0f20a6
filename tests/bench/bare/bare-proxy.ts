import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent, settingsOfChild } from "../measuring/child.ts";

/**
 * The floor of bench `model`: hands a request on to the model as it is, and what the model says
 * back as it comes.
 */
const { modelPort } = settingsOfChild<{ modelPort: number }>();
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const server = createServer((request, response) => {
  const { url: path, method, headers } = request;
  const onward = send({ host: "127.0.0.1", port: modelPort, path, method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { "content-type": "text/event-stream" });
    answer.pipe(response);
  });
  request.pipe(onward);
});
server.listen(0, "127.0.0.1", () => {
  serveParent(
    { port: (server.address() as AddressInfo).port },
    async () => undefined,
    async () => server.closeAllConnections(),
  );
});
