Feature: Wait
  A run may wait for as long as it likes: it costs nothing while it waits.

  Scenario: A wait by properties
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-1, version: '1.0.0' }
      do:
        - nap: { wait: { milliseconds: 30 } }
        - after: { set: { done: true } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      done: true
      """
    And nap should complete

  Scenario: A wait by an ISO 8601 duration
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-2, version: '1.0.0' }
      do:
        - nap: { wait: PT0.03S }
      """
    And the workflow input is:
      """yaml
      a: 1
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: 1
      """

  Scenario: A wait by an expression
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-3, version: '1.0.0' }
      do:
        - nap: { wait: "${ .pause }" }
      """
    And the workflow input is:
      """yaml
      pause: PT0.02S
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      pause: PT0.02S
      """

  Scenario: A wait that is no duration
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-4, version: '1.0.0' }
      do:
        - nap: { wait: "${ .pause }" }
      """
    And the workflow input is:
      """yaml
      pause: soon
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/expression
      status: 400
      instance: /do/0/nap
      """

  Scenario: A long wait is seen and can be cancelled
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-5, version: '1.0.0' }
      do:
        - nap: { wait: { days: 30 } }
        - after: { set: { done: true } }
      """
    When the workflow is started
    Then the run waits for a timer
    When the run is cancelled
    And the run ends
    Then the workflow should cancel
    And nap should cancel
    And after should not run

  Scenario: Waits in two branches end at their own times
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-6, version: '1.0.0' }
      do:
        - both:
            fork:
              branches:
                - slow: { do: [ { a: { wait: { milliseconds: 80 } } }, { b: { set: { at: slow } } } ] }
                - fast: { do: [ { c: { wait: { milliseconds: 10 } } }, { d: { set: { at: fast } } } ] }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      - { at: slow }
      - { at: fast }
      """
    And c should run before b
