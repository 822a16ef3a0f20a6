import { errorOfParser, type Toolbox, type ToolboxAddress, ToolboxFailed, ToolboxRefused } from "../toolbox.ts";
import { readAnswer } from "./read-answer.ts";
import type { readOpenapiTools } from "./read-openapi-tools.ts";
import { writeRequest } from "./requests/write-request.ts";

const documentParser: { module: URL; name: string; types?: typeof readOpenapiTools } = {
  module: new URL("read-openapi-tools.ts", import.meta.url),
  name: "readOpenapiTools",
};

/** Gives the operations of an OpenAPI document as tools. */
export function openapiToolbox({ url, headers, fetch }: ToolboxAddress): Toolbox {
  return {
    async list(parse, signal) {
      const accept = "application/json, application/yaml;q=0.9, */*;q=0.8";
      const response = await fetch(url, { headers: { accept, ...headers }, signal });
      if (response.status === 401 || response.status === 403) {
        throw new ToolboxRefused(`The server refused to show the document (${response.status}).`);
      }
      if (!response.ok) throw new ToolboxFailed(`The document could not be read (${response.status}).`);
      const text = await response.text();
      const ownHeaders = Object.keys(headers).map((name) => name.toLowerCase());
      return parse(documentParser, { text, url, ownHeaders }).catch((error: unknown) => {
        throw errorOfParser(error);
      });
    },
    async call({ operation }, input, signal) {
      if (operation === undefined) throw new ToolboxFailed("This tool has no operation.");
      // The headers are for the toolbox's own origin. Another one never gets them.
      const isOwn = URL.parse(operation.address)?.origin === new URL(url).origin;
      const { address, init } = writeRequest(operation, input, isOwn ? headers : {});
      return readAnswer(await fetch(address, { ...init, signal }));
    },
  };
}
