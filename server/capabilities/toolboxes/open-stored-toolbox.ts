import { openToolbox, type Toolbox } from "@parley/toolbox";
import type { Kernel } from "../../kernel/kernel.ts";
import { outboundFetch } from "../models/index.ts";
import { decryptHeaders } from "./encrypt-headers.ts";
import type { ToolboxRow } from "./store.ts";

/** A stored toolbox needs these to reach its server. */
export type StoredAddress = Pick<ToolboxRow, "id" | "kind" | "url" | "encryptedHeaders">;

export function openStoredToolbox(kernel: Kernel, stored: StoredAddress): Promise<Toolbox> {
  const headers = decryptHeaders(kernel, stored);
  return openToolbox(stored.kind, { url: stored.url, headers, fetch: outboundFetch(kernel, "tools") });
}
