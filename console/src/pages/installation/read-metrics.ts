/** Holds what the operator's page shows of the metrics; undefined: the server does not measure it. */
type Metrics = {
  /** Counts jobs of all kinds by their status. */
  jobs: Record<string, number>;
  jobWaitSeconds: number | undefined;
  mailWaitSeconds: number | undefined;
  deliveryDueSeconds: number | undefined;
  runsFaultedHour: number | undefined;
  modelsFailing: number | undefined;
  databaseBytes: number | undefined;
  diskFreeBytes: number | undefined;
};

/** Reads the text that Prometheus reads: a name, labels in braces, a value. */
export function readMetrics(text: string): Metrics {
  const jobs: Record<string, number> = { due: 0, running: 0, later: 0, failed: 0 };
  const read = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, name = "", labels = "", value = ""] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const status = /status="([^"]*)"/.exec(labels)?.[1];
    if (name === "parley_jobs" && status !== undefined) jobs[status] = (jobs[status] ?? 0) + Number(value);
    else if (name !== "") read.set(name, Math.max(read.get(name) ?? 0, Number(value)));
  }
  return {
    jobs,
    jobWaitSeconds: read.get("parley_job_wait_seconds"),
    mailWaitSeconds: read.get("parley_mail_wait_seconds"),
    deliveryDueSeconds: read.get("parley_delivery_due_seconds"),
    runsFaultedHour: read.get("parley_runs_faulted_hour"),
    modelsFailing: read.get("parley_models_failing"),
    databaseBytes: read.get("parley_database_bytes"),
    diskFreeBytes: read.get("parley_disk_free_bytes"),
  };
}
