/** The parameter of a request that names its version, once for all operations. */
export const versionParameter = {
  name: "Parley-Version",
  in: "header",
  required: false,
  description:
    "The version of the interface, by its date. Without it, a key has the version of its making, a browser that of its publishable key, a member the newest. A version that the server does not know is refused with `version-unknown`, which names the known ones.",
  schema: { type: "string", format: "date" },
};

/** The headers of answers that tell of versions, once for all operations. */
export const versionHeaders = {
  ParleyVersion: {
    description: "The version of the interface that this answer has. Problems have it as well.",
    required: true,
    schema: { type: "string", format: "date" },
  },
  Deprecation: {
    description:
      "Since when clients are asked to leave this version, as in `@1788220800` (RFC 9745). Only where that day is set.",
    schema: { type: "string" },
  },
  Sunset: {
    description: "Until when this version is answered at least (RFC 8594). Only where that day is set.",
    schema: { type: "string" },
  },
};

export const toVersionParameter = { $ref: "#/components/parameters/ParleyVersion" };

export const toVersionHeaders = {
  "Parley-Version": { $ref: "#/components/headers/ParleyVersion" },
  Deprecation: { $ref: "#/components/headers/Deprecation" },
  Sunset: { $ref: "#/components/headers/Sunset" },
};
