/** Says how a service writes its files of people. */
export type FileLayout = {
  name: string;
  /** A file has this layout when it has all columns of one of these. */
  columns: readonly (readonly string[])[];
  /** Says which field a column is. Null leaves it out; columns that are not named here keep their usual meaning. */
  fields: Readonly<Record<string, string | null>>;
  /** Columns whose names begin so, in any case: one for each of a service's own kinds of mails. */
  beginnings?: Readonly<Record<string, string>>;
};
