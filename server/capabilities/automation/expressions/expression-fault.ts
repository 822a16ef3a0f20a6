/** An expression cannot be evaluated. The message quotes no data. */
export class ExpressionFault extends Error {
  override name = "ExpressionFault";
}
