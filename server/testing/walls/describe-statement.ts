import { type Client, Query } from "pg";

type Connection = {
  parse(statement: { name: string; text: string }): void;
  describe(statement: { type: "S"; name: string }): void;
  sync(): void;
};

/** A statement that PostgreSQL plans and describes, and does not run. */
class DescribeQuery extends Query {
  requiresPreparation(): boolean {
    return true;
  }

  prepare(connection: Connection): void {
    connection.parse({ name: "", text: (this as unknown as { text: string }).text });
    connection.describe({ type: "S", name: "" });
    connection.sync();
  }
}

/** The names of the columns of a statement. Throws as PostgreSQL does for one that it cannot prepare. */
export async function describeStatement(client: Client, text: string): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<{ fields: { name: string }[] }>();
  client.query(new DescribeQuery(text, (error, result) => (error ? reject(error) : resolve(result))));
  return (await promise).fields.map(({ name }) => name);
}
