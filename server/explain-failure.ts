import { type Config, ConfigMistakes } from "./config.ts";

/**
 * Why the server cannot run, in sentences that say what to do next. `config` is absent when it
 * could not be read.
 */
export function explainFailure(error: unknown, config?: Config): readonly string[] {
  if (error instanceof ConfigMistakes) return error.mistakes;
  const { syscall, code, message } = error as NodeJS.ErrnoException;
  const isAboutAddress = syscall === "listen" || syscall === "getaddrinfo";
  if (config === undefined || !isAboutAddress) return [message];
  const { host, port } = config;
  if (code === "EADDRINUSE")
    return [
      `Another program uses port ${port} on ${host}. Stop that program, or choose another port with PORT (0 picks a free one).`,
    ];
  if (code === "EACCES")
    return [`This user may not listen on port ${port}. Choose a PORT above 1023 and put a reverse proxy in front.`];
  return [
    `HOST is ${host}, which is not an address of this machine (${code}). Use 127.0.0.1 to serve this machine only, or 0.0.0.0 to serve every network that it is connected to.`,
  ];
}
