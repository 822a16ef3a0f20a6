/**
 * The stored run was in a fork in a `try`, whose branches wait in a loop, for a second attempt, for
 * the third of three events, for a decision, in a function, and for the end of another run.
 */
export const waitingWorkflow = (service: string) => `
document: { dsl: '1.0.3', namespace: upgrade, name: waiting, version: '1.0.0' }
use:
  functions:
    later: { do: [ { rest: { wait: PT8S } }, { rested: { set: { rested: true } } } ] }
do:
  - begin: { set: { order: '\${ .order }' }, export: { as: '\${ { order: .order } }' } }
  - guarded:
      try:
        - both:
            fork:
              branches:
                - loop:
                    for: { each: n, in: '\${ [1, 2, 3] }' }
                    do:
                      - pause: { wait: '\${ if $n == 2 then "PT8S" else "PT0S" end }' }
                      - add: { set: { sum: '\${ (.sum // 0) + $n }' } }
                - hear:
                    listen: { to: { any: [ { with: { type: org.example.counted } } ], until: length == 3 } }
                    foreach: { item: event, do: [ { keep: { set: { n: '\${ $event.n }' } } } ] }
                - again:
                    try: [ { ask: { call: http, with: { method: get, endpoint: ${service}/shaky } } } ]
                    catch: { errors: { with: { status: 503 } }, retry: { delay: PT8S, limit: { attempt: { count: 3 } } } }
                - decide:
                    call: parley.approval:1.0.0@default
                    with: { title: 'Order \${ .order }', request: { order: '\${ .order }' } }
                    output: { as: .decision }
                - called: { call: later }
                - child: { run: { workflow: { namespace: upgrade, name: napping, version: '1.0.0', input: { n: 7 } } } }
      catch: { do: [ { failed: { set: { failed: true } } } ] }
  - end: { set: { order: '\${ $context.order }', came: '\${ . }' } }
`;

export const nappingWorkflow = `
document: { dsl: '1.0.3', namespace: upgrade, name: napping, version: '1.0.0' }
do:
  - nap: { wait: PT8S }
  - awake: { set: { n: '\${ $workflow.input.n }' } }
`;

/** Says what the run ends with, whichever version of Parley ends it. */
export const wantedOutput = {
  order: "o-17",
  came: [{ sum: 6 }, [{ n: 1 }, { n: 2 }, { n: 3 }], { fine: true }, "approved", { rested: true }, { n: 7 }],
};

/** Emits the events that the run listens for. */
export const countingWorkflow = `
document: { dsl: '1.0.3', namespace: upgrade, name: counting, version: '1.0.0' }
do:
  - count:
      emit: { event: { with: { source: 'https://example.com/counter', type: org.example.counted, data: { n: '\${ .n }' } } } }
`;

export const email = "upgrade@example.com";
export const password = "a long sentence for the tests";
/** In the stored rows, in place of the address of the service that the run calls. */
export const servicePlaceholder = "http://service.invalid";

/** Rows by table, the jobs that wake the runs, and the number of the migration that made the tables. */
export type StoredDatabase = {
  schema: number;
  runId: string;
  tables: Record<string, Record<string, unknown>[]>;
  jobs: unknown[];
};
