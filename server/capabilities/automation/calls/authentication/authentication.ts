/** This authenticates the requests of one call. */
export type Authentication = {
  /**
   * The headers of a request, with names in lower case.
   * @throws CallFault, or the reason of the call's signal
   */
  headersFor(request: { method: string; url: string }): Promise<Record<string, string>>;
  /**
   * Prepares better credentials after an answer with the status 401. False when there are none.
   * @throws as `headersFor`
   */
  renew(headers: Record<string, string>): Promise<boolean>;
  /** Gives what was sent last, for `$authorization`. */
  authorization(): { scheme: string; parameter: string } | undefined;
  /** Texts that must appear in no error. */
  hidden(): string[];
};
