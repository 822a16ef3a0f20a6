Feature: Try, catch and retry
  Errors are caught by what they are, and tried again as the policy says.

  Scenario: An error is caught and handled
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-46, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { as: problem, do: [ { handle: { set: { title: "${ $problem.title }", at: "${ $problem.instance }" } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { title: Odd, at: /do/0/guarded/try/0/fail }
      """
    And fail should fault

  Scenario: An error of another status is not caught
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-47, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { errors: { with: { status: 404 } } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://example.com/odd
      status: 503
      """

  Scenario: Both roots of the error types are the same
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-48, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { set: "${ error }" } } ], catch: { errors: { with: { type: 'https://open-workflow-specification.org/dsl/errors/types/expression' } }, do: [ { handle: { set: { caught: true } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      caught: true
      """

  Scenario: when decides
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-49, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { when: $error.status == 400, do: [ { handle: { set: { caught: true } } } ] } }
      """
    When the workflow is executed
    Then the workflow should fault

  Scenario: exceptWhen decides
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-50, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { exceptWhen: $error.status == 503, do: [ { handle: { set: { caught: true } } } ] } }
      """
    When the workflow is executed
    Then the workflow should fault

  Scenario: Retries, then the handler
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-51, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { retry: { delay: { milliseconds: 5 }, limit: { attempt: { count: 3 } } }, do: [ { handle: { set: { gave: up } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      gave: up
      """
    And fail should run 4 times

  Scenario: A retry that succeeds
    Given the service answers GET /shaky with 503:
      """yaml
      {}
      """
    Given the service answers GET /shaky with 200:
      """yaml
      fine: true
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-52, version: '1.0.0' }
      do:
        - guarded:
            try: [ { ask: { call: http, with: { method: get, endpoint: '{service}/shaky' } } } ]
            catch: { errors: { with: { status: 503 } }, retry: { delay: PT0.01S, backoff: { exponential: {} }, limit: { attempt: { count: 5 } } } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      fine: true
      """
    And the service should have got 2 requests GET /shaky
    And the requests GET /shaky should have the same Idempotency-Key

  Scenario: A reusable policy
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-53, version: '1.0.0' }
      use: { retries: { thrice: { delay: { milliseconds: 1 }, limit: { attempt: { count: 2 } } } } }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { retry: thrice, do: [ { handle: { set: { gave: up } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      gave: up
      """
    And fail should run 3 times

  Scenario: A retry only when
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-54, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { retry: { when: $error.status == 500, limit: { attempt: { count: 3 } } }, do: [ { handle: { set: { gave: up } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      gave: up
      """
    And fail should run 1 times

  Scenario: A limit of time
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-55, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { retry: { delay: { milliseconds: 20 }, limit: { duration: { milliseconds: 70 } } }, do: [ { handle: { set: { gave: up } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      gave: up
      """

  Scenario: catch.then
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-56, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { do: [ { handle: { set: { a: 1 } } } ], then: last } }
        - between: { set: { a: 2 } }
        - last: { set: { got: "${ .a }" } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      got: 1
      """
    And between should not run

  Scenario: An error in the handler is not caught by its own try
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-57, version: '1.0.0' }
      do:
        - guarded: { try: [ { fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } } } ], catch: { do: [ { again: { raise: { error: { type: 'https://example.com/worse', status: 500 } } } } ] } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://example.com/worse
      instance: /do/0/guarded/catch/do/0/again
      """

  Scenario: A reusable error with an expression
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-58, version: '1.0.0' }
      use: { errors: { odd: { type: 'https://example.com/odd', status: 409, title: "${ .title }" } } }
      do:
        - fail: { raise: { error: odd } }
      """
    And the workflow input is:
      """yaml
      title: Taken
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://example.com/odd
      status: 409
      title: Taken
      instance: /do/0/fail
      """
