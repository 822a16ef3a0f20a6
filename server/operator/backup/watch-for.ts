import type { Report } from "../report.ts";
import type { Watch } from "./parts-of.ts";

const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];

/** Writes a number of bytes for people. */
export function showAmount(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  return `${step === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[step]}`;
}

/** Makes progress of what is being read. `deed` begins its sentence. */
export function watchFor(deed: string, report: Report): Watch {
  let bytes = 0;
  let what = "";
  const tell = () => report.progress(`${deed} ${what} (${showAmount(bytes)})`, { bytes });
  return {
    doing(next) {
      what = next;
      tell();
    },
    read(more) {
      bytes += more;
      tell();
    },
  };
}
