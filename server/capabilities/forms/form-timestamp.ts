import type { Kernel } from "../../kernel/kernel.ts";

type FormAge = { state: "missing" } | { state: "forged" } | { state: "signed"; ageMs: number };

const signatureBytes = 16;

/**
 * The moment at which a form was opened, signed for one workspace. It is stored nowhere.
 *
 *     const text = FormTimestamp.make(kernel, workspaceId); // "1795340000000.xwTn…"
 *     FormTimestamp.read(kernel, workspaceId, text); // { state: "signed", ageMs: 8_200 }
 */
export const FormTimestamp = {
  make(kernel: Kernel, workspaceId: string): string {
    const ms = kernel.clock.now();
    const signature = kernel.secrets.sign("form-timestamp", signedText(workspaceId, ms));
    return `${ms}.${signature.subarray(0, signatureBytes).toString("base64url")}`;
  },

  /** One of the future is forged: no clock of ours has written it. */
  read(kernel: Kernel, workspaceId: string, text: string | undefined): FormAge {
    if (text === undefined || text === "") return { state: "missing" };
    const [, ms = "", signature = ""] = /^(\d{13})\.([\w-]{22})$/.exec(text) ?? [];
    const { secrets } = kernel;
    const signed = signedText(workspaceId, Number(ms));
    const isOurs = [secrets.sign("form-timestamp", signed), secrets.signWithPrevious("form-timestamp", signed)].some(
      (expected) => expected?.subarray(0, signatureBytes).toString("base64url") === signature,
    );
    // Clocks of several nodes differ a little.
    const ageMs = kernel.clock.now() - Number(ms);
    return isOurs && ageMs > -60_000 ? { state: "signed", ageMs } : { state: "forged" };
  },
};

function signedText(workspaceId: string, ms: number): string {
  return `${workspaceId}:${ms}`;
}
