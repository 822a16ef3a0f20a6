import { type Config, ConfigMistakes } from "./config.ts";

/** Why the server cannot run, in sentences that say what to do next. `config` is unknown when it was at fault. */
export function explainFailure(error: unknown, config?: Config): readonly string[] {
  if (error instanceof ConfigMistakes) return error.mistakes;
  const { syscall, code, message } = error as NodeJS.ErrnoException;
  const isAboutAddress = syscall === "listen" || syscall === "getaddrinfo";
  if (config === undefined || !isAboutAddress) return [message];
  const { host, port } = config;
  if (code === "EADDRINUSE")
    return [
      `Port ${port} on ${host} is taken by another program. Stop that program, or choose another port with PORT (0 picks a free one).`,
    ];
  if (code === "EACCES")
    return [
      `This user may not listen on port ${port}. Choose a PORT above 1023 and put a reverse proxy in front of it.`,
    ];
  return [
    `HOST is ${host}, which is no address of this machine (${code}). Use 127.0.0.1 for this machine alone, or 0.0.0.0 for every network it is in.`,
  ];
}
