type Json = Record<string, unknown>;

/** An OpenAPI document, typed as far as the reference page and the changes of versions read it. */
export type OpenApi = Json & {
  info: Json;
  paths: Record<string, Json>;
  components: { schemas: Json; parameters: Json; headers: Json; securitySchemes: Json };
};
