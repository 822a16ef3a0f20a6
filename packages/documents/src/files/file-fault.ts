type FaultCode =
  | "file-locked"
  | "file-scanned"
  | "file-unreadable"
  | "file-kind-unknown"
  | "file-empty"
  | "file-too-large";

/** A file is refused. The message is a sentence for its sender that says what to do, without a word of the file. */
export class FileFault extends Error {
  override name = "FileFault";
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
