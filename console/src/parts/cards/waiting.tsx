import { ProblemNotice } from "../problem-notice.tsx";

type Read = { isLoading: boolean; isError: boolean; error: unknown; refetch: () => Promise<unknown> };

/** Holds the place of what is being read, `height` pixels high, and says when it cannot be read. */
export function Waiting({ read, height }: { read: Read; height: number }) {
  if (read.isError) return <ProblemNotice error={read.error} again={() => void read.refetch()} />;
  return read.isLoading ? <div className="skeleton" style={{ height }} /> : null;
}
