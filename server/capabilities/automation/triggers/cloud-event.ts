/** An event as workflows see it: the CloudEvents form, for events of Parley and for those of workflows. */
export type CloudEvent = {
  specversion: "1.0";
  id: string;
  source: string;
  type: string;
  time: string;
  subject?: string;
  datacontenttype?: string;
  dataschema?: string;
  data?: unknown;
  [attribute: string]: unknown;
};

/** A wait for events is told these: the event, and which filter it fits. */
export type HeardEvent = { filter: number; isUntil: boolean; event: CloudEvent };
