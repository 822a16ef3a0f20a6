Feature: For
  One iteration after another.

  Scenario: Items and indexes
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-33, version: '1.0.0' }
      do:
        - loop: { for: { in: .list }, do: [ { add: { set: { seen: "${ (.seen // []) + [ [ $index, $item ] ] }" } } } ] }
      """
    And the workflow input is:
      """yaml
      list: [ a, b ]
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      seen: [ [ 0, a ], [ 1, b ] ]
      """
    And add should run 2 times

  Scenario: Names of one's own
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-34, version: '1.0.0' }
      do:
        - loop: { for: { each: pet, at: i, in: .list }, do: [ { add: { set: { seen: "${ (.seen // []) + [ $pet + ($i | tostring) ] }" } } } ] }
      """
    And the workflow input is:
      """yaml
      list: [ a, b ]
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      seen: [ a0, b1 ]
      """

  Scenario: While ends it early
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-35, version: '1.0.0' }
      do:
        - loop: { for: { in: .list }, while: (.n // 0) < 2, do: [ { add: { set: { n: "${ (.n // 0) + 1 }" } } } ] }
      """
    And the workflow input is:
      """yaml
      list: [ 1, 2, 3, 4 ]
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 2
      """

  Scenario: An inline list
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-36, version: '1.0.0' }
      do:
        - loop: { for: { each: pet, in: [ { name: rex }, { name: milou } ] }, do: [ { add: { set: { names: "${ (.names // []) + [ $pet.name ] }" } } } ] }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      names: [ rex, milou ]
      """

  Scenario: Nothing to do
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-37, version: '1.0.0' }
      do:
        - loop: { for: { in: .list }, do: [ { add: { set: { n: 1 } } } ] }
      """
    And the workflow input is:
      """yaml
      list: []
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      list: []
      """
    And add should not run

  Scenario: What is no list
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-38, version: '1.0.0' }
      do:
        - loop: { for: { in: .list }, do: [ { add: { set: { n: 1 } } } ] }
      """
    And the workflow input is:
      """yaml
      list: 5
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/expression
      status: 400
      instance: /do/0/loop
      """

  Scenario: A loop in a loop
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-39, version: '1.0.0' }
      do:
        - outer:
            for: { each: row, in: .rows }
            do:
              - inner: { for: { each: cell, in: $row }, do: [ { add: { set: { sum: "${ (.sum // 0) + $cell }" } } } ] }
      """
    And the workflow input is:
      """yaml
      rows: [ [ 1, 2 ], [ 3 ] ]
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      sum: 6
      """

  Scenario: A wait in each iteration
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-40, version: '1.0.0' }
      do:
        - loop: { for: { in: .list }, do: [ { nap: { wait: { milliseconds: 5 } } }, { add: { set: { n: "${ (.n // 0) + $item }" } } } ] }
      """
    And the workflow input is:
      """yaml
      list: [ 1, 2, 3 ]
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 6
      """
