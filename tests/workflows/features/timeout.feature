Feature: Time limits
  A task or a workflow ends when its time is over.

  Scenario: Of a task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-59, version: '1.0.0' }
      do:
        - nap: { wait: { hours: 1 }, timeout: { after: { milliseconds: 30 } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/timeout
      status: 408
      instance: /do/0/nap
      """

  Scenario: Of a workflow
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-60, version: '1.0.0' }
      timeout: { after: { milliseconds: 30 } }
      do:
        - nap: { wait: { hours: 1 } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/timeout
      status: 408
      """

  Scenario: By name
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-61, version: '1.0.0' }
      use: { timeouts: { short: { after: { milliseconds: 20 } } } }
      do:
        - nap: { wait: { hours: 1 }, timeout: short }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/timeout
      status: 408
      """

  Scenario: Of a list of tasks
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-62, version: '1.0.0' }
      do:
        - part: { do: [ { one: { set: { a: 1 } } }, { nap: { wait: { hours: 1 } } } ], timeout: { after: PT0.03S } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/timeout
      status: 408
      instance: /do/0/part
      """
    And one should complete

  Scenario: It can be caught
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-63, version: '1.0.0' }
      do:
        - guarded: { try: [ { nap: { wait: { hours: 1 }, timeout: { after: { milliseconds: 20 } } } } ], catch: { errors: { with: { status: 408 } }, do: [ { handle: { set: { late: true } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      late: true
      """

  Scenario: Of a call that takes too long
    Given the service answers GET /slow with 200 after 3000 ms:
      """yaml
      {}
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-64, version: '1.0.0' }
      do:
        - ask: { call: http, with: { method: get, endpoint: '{service}/slow' }, timeout: { after: { milliseconds: 100 } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/timeout
      status: 408
      instance: /do/0/ask
      """

  Scenario: What is done in time is not cut off
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-65, version: '1.0.0' }
      timeout: { after: { seconds: 60 } }
      do:
        - quick: { set: { a: 1 }, timeout: { after: { seconds: 30 } } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: 1
      """
