Feature: Fork
  Branches beside each other.

  Scenario: All outputs in the order of the branches
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-41, version: '1.0.0' }
      do:
        - both: { fork: { branches: [ { a: { set: { a: 1 } } }, { b: { set: { b: 2 } } }, { c: { set: { c: 3 } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      [ { a: 1 }, { b: 2 }, { c: 3 } ]
      """

  Scenario: The first that ends wins
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-42, version: '1.0.0' }
      do:
        - race: { fork: { compete: true, branches: [ { slow: { do: [ { nap: { wait: { hours: 1 } } }, { late: { set: { who: slow } } } ] } }, { fast: { set: { who: fast } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      who: fast
      """
    And nap should cancel
    And late should not run

  Scenario: A branch that fails ends the fork
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-43, version: '1.0.0' }
      do:
        - both: { fork: { branches: [ { good: { wait: { hours: 1 } } }, { bad: { raise: { error: { type: 'https://example.com/bad', status: 418 } } } } ] } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://example.com/bad
      status: 418
      instance: /do/0/both/fork/branches/1/bad
      """
    And good should cancel

  Scenario: A fork in a fork
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-44, version: '1.0.0' }
      do:
        - outer: { fork: { branches: [ { inner: { fork: { branches: [ { a: { set: { v: 1 } } }, { b: { set: { v: 2 } } } ] } } }, { c: { set: { v: 3 } } } ] } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      [ [ { v: 1 }, { v: 2 } ], { v: 3 } ]
      """

  Scenario: Each branch gets the same input
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-45, version: '1.0.0' }
      do:
        - both: { fork: { branches: [ { a: { set: { x: "${ .x + 1 }" } } }, { b: { set: { x: "${ .x + 2 }" } } } ] } }
      """
    And the workflow input is:
      """yaml
      x: 1
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      [ { x: 2 }, { x: 3 } ]
      """
