import type { Kernel } from "../kernel.ts";

/** One number tells how a part of this node is: `/readyz` shows it, and `/metrics` as a gauge. */
export type Vital = {
  /** The name in `/readyz`: `workspaceLeftOvers`. */
  name: string;
  /** The name in `/metrics`: `parley_workspace_left_overs`. */
  metric: string;
  help: string;
  /** It is read often, so that it asks no database. */
  read(kernel: Kernel): number;
};

/** Writes all of them in the Prometheus text format. */
export function writeVitals(kernel: Kernel): string {
  return kernel.vitals
    .map(({ metric, help, read }) => `# HELP ${metric} ${help}\n# TYPE ${metric} gauge\n${metric} ${read(kernel)}\n`)
    .join("");
}
