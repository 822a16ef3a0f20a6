/**
 * The kind says why an expression cannot be evaluated: `syntax`: it does not compile. `runtime`: it
 * raised an error. `limit`: it takes too long, too much memory, or its result is too large.
 */
type ExpressionFaultKind = "syntax" | "runtime" | "limit";

/** An expression cannot be evaluated. The message quotes no data. */
export class ExpressionFault extends Error {
  override name = "ExpressionFault";
  readonly kind: ExpressionFaultKind;

  constructor(message: string, kind: ExpressionFaultKind = "runtime") {
    super(message);
    this.kind = kind;
  }
}
