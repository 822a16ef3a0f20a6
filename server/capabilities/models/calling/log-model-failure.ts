import type { Kernel } from "../../../kernel/kernel.ts";
import { currentShare } from "../../../kernel/sharing/share.ts";
import type { ModelFailed } from "../../../providers/model/model.ts";
import { WorkspaceId } from "../../identity/index.ts";
import type { AskedModel } from "../failing/record-failure.ts";
import { ProviderId } from "../ids.ts";

/**
 * Logs why a model gave no answer, with the ids by which an operator finds the provider, its
 * workspace and the request: a provider's name is the workspace's own, and may name a person. The id
 * of the request is missing where a job asked.
 */
export function logModelFailure(
  kernel: Kernel,
  { workspaceId, provider }: Pick<AskedModel, "workspaceId" | "provider">,
  error: unknown,
  sentence: string,
): void {
  const { name: cause, fault, vendorReason: reason } = error as ModelFailed;
  const asked = {
    ...{ workspaceId: WorkspaceId.format(workspaceId), providerId: ProviderId.format(provider.id) },
    ...{ kind: provider.kind, requestId: currentShare()?.requestId },
  };
  kernel.log.warn({ cause, fault, reason, ...asked }, sentence);
}
