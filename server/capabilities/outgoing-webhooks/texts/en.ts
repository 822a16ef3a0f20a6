/** In mails, `endpoint` is an id, and `site` is the address of the installation. */
export const en = {
  /** The mails tell the owners of a workspace that an endpoint fails. */
  endpointMails: {
    /** The endpoint may still answer. */
    "not-answering": {
      subject: "A webhook endpoint of yours does not answer",
      text: (
        endpoint: string,
        site: string,
      ) => `For more than an hour, the webhook endpoint ${endpoint} at ${site} has accepted none of the events that were sent to it.

The events wait and are delivered when it answers again. After five days of failures the endpoint is disabled.

To see each attempt and its answer, read the deliveries of the endpoint.
`,
    },
    /** The endpoint has failed for days. */
    failing: {
      subject: "A webhook endpoint of yours was disabled",
      text: (
        endpoint: string,
        site: string,
      ) => `For five days, the webhook endpoint ${endpoint} at ${site} has failed. It was disabled.

Parley sends it a test event once a day. When it answers, Parley enables it again and sends everything it missed.

You can also enable it yourself at any time.
`,
    },
    /** The endpoint said itself that it is gone. */
    gone: {
      subject: "A webhook endpoint of yours was disabled",
      text: (
        endpoint: string,
        site: string,
      ) => `The answer of the webhook endpoint ${endpoint} at ${site} was 410 Gone. It was disabled, and nothing more is sent to it.

If that was a mistake, enable it again and replay what it missed.
`,
    },
  },
};

export type OutgoingTexts = typeof en;
