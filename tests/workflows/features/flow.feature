Feature: Flow
  Where a run goes on.

  Scenario: then leads back
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-27, version: '1.0.0' }
      do:
        - count: { set: { n: "${ (.n // 0) + 1 }" } }
        - again: { switch: [ { more: { when: .n < 3, then: count } }, { odd: { when: .n == 99, then: never } }, { enough: { then: end } } ] }
        - never: { set: { x: 1 } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 3
      """
    And count should run 3 times
    And never should not run

  Scenario: exit leaves the list, not the workflow
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-28, version: '1.0.0' }
      do:
        - part:
            do:
              - zero: { set: { a: 1 } }
              - one: { switch: [ { out: { when: .a == 1, then: exit } } ] }
              - two: { set: { a: 2 } }
        - after: { set: { got: "${ .a }" } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      got: 1
      """
    And two should not run

  Scenario: end leaves the workflow from inside
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-29, version: '1.0.0' }
      do:
        - part:
            do:
              - zero: { set: { a: 1 } }
              - one: { switch: [ { out: { when: .a == 1, then: end } } ] }
              - two: { set: { a: 2 } }
        - after: { set: { got: "${ .a }" } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: 1
      """
    And after should not run

  Scenario: if skips a task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-30, version: '1.0.0' }
      do:
        - maybe: { if: .wanted, set: { a: 1 } }
        - after: { set: { got: "${ . }" } }
      """
    And the workflow input is:
      """yaml
      wanted: false
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      got: { wanted: false }
      """
    And maybe should be skipped

  Scenario: if does a task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-31, version: '1.0.0' }
      do:
        - maybe: { if: "${ .wanted }", set: { a: 1 } }
      """
    And the workflow input is:
      """yaml
      wanted: true
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: 1
      """

  Scenario: A switch without a match goes on
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-32, version: '1.0.0' }
      do:
        - choose: { switch: [ { one: { when: .x == 1, then: end } } ] }
        - after: { set: { x: "${ .x }" } }
      """
    And the workflow input is:
      """yaml
      x: 2
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      x: 2
      """
    And after should complete

  Scenario: A then that leads nowhere is refused
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: nowhere, version: '1.0.0' }
      do:
        - one: { set: { a: 1 }, then: three }
        - two: { set: { a: 2 } }
      """
    Then the workflow should be refused at line 3, column 33
