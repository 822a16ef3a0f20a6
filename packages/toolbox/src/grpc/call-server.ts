import { isIP } from "node:net";
import {
  type ChannelOptions,
  Client,
  type ClientDuplexStream,
  connectivityState,
  credentials,
  Metadata,
  type ServiceError,
  status,
} from "@grpc/grpc-js";
import { GrpcFailed, type GrpcRequest, type GrpcTarget } from "./grpc.ts";

const connectTimeoutMs = 10_000;
/**
 * A message counts for so much beside its bytes, so that endless empty messages reach the limit
 * too.
 */
const bytesOfMessage = 64;
/** The package may give these itself when it has no answer. */
const withoutAnswer = new Set([status.CANCELLED, status.DEADLINE_EXCEEDED, status.UNAVAILABLE, status.INTERNAL]);

/**
 * One call over a connection of its own. All kinds of methods are the same in bytes: some requests,
 * then some answers.
 * @throws GrpcFailed, or the reason of `signal`
 */
export async function callServer(target: GrpcTarget, request: GrpcRequest): Promise<Uint8Array[]> {
  const client = new Client(
    addressOf(target),
    target.isSecure ? credentials.createSsl() : credentials.createInsecure(),
    optionsOf(target, request.maxBytes),
  );
  try {
    request.signal.throwIfAborted();
    await connect(client, Math.min(connectTimeoutMs, request.timeoutMs), request.signal);
    return await exchange(client, request);
  } finally {
    client.close();
  }
}

/** Only addresses, never a name: the package would look a name up itself. */
function addressOf({ addresses, port }: GrpcTarget): string {
  const family = addresses.some((each) => each.family === 4) ? 4 : 6;
  const usable = addresses.filter((each) => each.family === family);
  const written = usable.map(({ address }) => (family === 4 ? `${address}:${port}` : `[${address}]:${port}`));
  return `ipv${family}:${written.join(",")}`;
}

function optionsOf({ host, port, isSecure }: GrpcTarget, maxBytes: number): ChannelOptions {
  return {
    "grpc.default_authority": port === 443 ? host : `${host}:${port}`,
    // The certificate is that of the name.
    ...(isSecure && isIP(host) === 0 && { "grpc.ssl_target_name_override": host }),
    // A proxy would connect to other addresses.
    "grpc.enable_http_proxy": 0,
    "grpc.enable_retries": 0,
    "grpc.service_config_disable_resolution": 1,
    "grpc.use_local_subchannel_pool": 1,
    "grpc.max_receive_message_length": maxBytes,
  };
}

/** Until there is a connection, nothing can have been sent. */
async function connect(client: Client, timeoutMs: number, signal: AbortSignal): Promise<void> {
  const channel = client.getChannel();
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const state = channel.getConnectivityState(true);
    if (state === connectivityState.READY) return;
    if (state === connectivityState.TRANSIENT_FAILURE || state === connectivityState.SHUTDOWN) {
      throw new GrpcFailed("UNAVAILABLE", "There is no connection.", { isAnswer: false });
    }
    await new Promise<void>((resolve, reject) => {
      const abort = () => reject(signal.reason);
      signal.addEventListener("abort", abort, { once: true });
      channel.watchConnectivityState(state, deadline, (error) => {
        signal.removeEventListener("abort", abort);
        if (error === undefined || error === null) resolve();
        else reject(new GrpcFailed("DEADLINE_EXCEEDED", "There was no connection in time.", { isAnswer: false }));
      });
    });
  }
}

type Exchange = ClientDuplexStream<Uint8Array, Buffer>;

function exchange(client: Client, request: GrpcRequest): Promise<Uint8Array[]> {
  const { path, requests, timeoutMs, maxBytes, signal } = request;
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(request.metadata)) metadata.set(name, value);
  const same = (bytes: Uint8Array) => Buffer.from(bytes);
  request.onSend();
  const stream: Exchange = client.makeBidiStreamRequest(path, same, (bytes: Buffer) => bytes, metadata, {
    deadline: Date.now() + timeoutMs,
  });
  return new Promise((resolve, reject) => {
    const answers: Uint8Array[] = [];
    let bytesLeft = maxBytes;
    const abort = () => {
      reject(signal.reason);
      stream.cancel();
    };
    signal.addEventListener("abort", abort, { once: true });
    const leave = () => signal.removeEventListener("abort", abort);
    stream.on("data", (bytes: Buffer) => {
      bytesLeft -= bytes.length + bytesOfMessage;
      answers.push(bytes);
      if (bytesLeft >= 0) return;
      reject(new GrpcFailed("RESOURCE_EXHAUSTED", `The answer is larger than ${maxBytes} bytes.`, { isAnswer: true }));
      stream.cancel();
    });
    stream.on("end", () => leave());
    stream.on("status", ({ code }) => code === status.OK && resolve(answers));
    stream.on("error", (error: ServiceError) => {
      leave();
      reject(explain(error));
    });
    for (const bytes of requests) stream.write(bytes);
    stream.end();
  });
}

function explain(error: ServiceError): GrpcFailed {
  const { code, details, metadata } = error;
  const isAnswer = !withoutAnswer.has(code) || Object.keys(metadata?.getMap() ?? {}).length > 0;
  return new GrpcFailed(status[code] ?? "UNKNOWN", details ?? "", { isAnswer, cause: error });
}
