import { AddressRefused, OutboundFailed, OutboundTimeout, ResponseTooLarge } from "@parley/outbound";
import { standardError, type WorkflowError } from "../call.ts";

/** Codes of a connection that was made, or refused, by an address that may be called. */
const codesOfConnections = /^(?:ECONN|EPIPE|EHOST|ENET|ETIMEDOUT|UND_ERR_SOCKET|HPE_|ERR_TLS|ERR_SSL|EPROTO)/;
const codesOfCertificates = /CERT|SELF_SIGNED|UNABLE_TO_|LEAF_SIGNATURE|ALTNAME/;

/**
 * The error of a call that got no whole answer. A name that does not exist and one within the
 * operator's network get the same words, so that workflows cannot explore that network.
 */
export function explainFailure(failure: unknown, isLate: boolean): WorkflowError {
  if (isLate || failure instanceof OutboundTimeout) {
    const detail = "The other side did not answer in time.";
    return { type: standardError("timeout"), status: 408, title: "Request Timeout", detail };
  }
  if (failure instanceof AddressRefused) {
    const { message: detail } = failure;
    return { type: standardError("authorization"), status: 403, title: "The address may not be called", detail };
  }
  const communication = { type: standardError("communication"), status: 502, title: "Bad Gateway" };
  if (failure instanceof ResponseTooLarge) return { ...communication, detail: failure.message };
  return { ...communication, detail: describe(failure) };
}

function describe(failure: unknown): string {
  const cause = failure instanceof OutboundFailed ? (failure.cause as { code?: unknown } | undefined) : undefined;
  const code = typeof cause?.code === "string" ? cause.code : "";
  if (codesOfCertificates.test(code)) return `The other side's certificate is not valid (${code}).`;
  if (codesOfConnections.test(code)) return `The connection failed (${code}).`;
  if (failure instanceof OutboundFailed && failure.cause === undefined) return failure.message;
  return "The other side cannot be reached: its name has no address, or it does not answer by HTTP.";
}
