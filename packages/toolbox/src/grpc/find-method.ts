import protobuf from "protobufjs";
import { UnreadableMessage } from "./grpc.ts";

type FoundMethod = { path: string; method: protobuf.Method; request: protobuf.Type; response: protobuf.Type };

/**
 * Finds a method of a `.proto` document. Of its imports only those of `google/protobuf/` are read: the
 * others would be requests to other addresses.
 * @throws UnreadableMessage
 */
export function findMethod(proto: string, serviceName: string, methodName: string): FoundMethod {
  const root = parse(proto);
  const service = findService(root, serviceName);
  const method = Object.hasOwn(service.methods, methodName) ? service.methods[methodName]! : undefined;
  if (method === undefined) throw new UnreadableMessage(`The service ${serviceName} has no method ${methodName}.`);
  method.resolve();
  const { resolvedRequestType: request, resolvedResponseType: response } = method;
  if (request === null || response === null) throw new UnreadableMessage("The method has no types.");
  return { path: `/${service.fullName.slice(1)}/${method.name}`, method, request, response };
}

function parse(proto: string): protobuf.Root {
  const root = new protobuf.Root();
  try {
    const { imports } = protobuf.parse(proto, root, { keepCase: true });
    for (const name of imports ?? []) {
      const known = protobuf.common.get(name)?.nested;
      if (known !== undefined) root.addJSON(known);
    }
    root.resolveAll();
    return root;
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    const reason = (cause as Error).message.slice(0, 300);
    throw new UnreadableMessage(`The proto document cannot be read: ${reason}. Only google/protobuf/ is imported.`);
  }
}

function findService(root: protobuf.Root, name: string): protobuf.Service {
  try {
    return root.lookupService(name);
  } catch {
    throw new UnreadableMessage(`The proto document has no service ${name}.`);
  }
}
