Feature: Listen
  A run waits for events, and handles them in their order.

  Scenario: One event
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-66, version: '1.0.0' }
      do:
        - hear: { listen: { to: { one: { with: { type: org.example.one.ordered } } } } }
        - show: { set: { first: "${ .[0].id }" } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.one.ordered' is emitted with data:
      """yaml
      id: 7
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      first: 7
      """

  Scenario: An event of another type is not heard
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-67, version: '1.0.0' }
      do:
        - hear: { listen: { to: { one: { with: { type: org.example.two.wanted } } } } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.two.other' is emitted
    And the event 'org.example.two.wanted' is emitted with data:
      """yaml
      n: 1
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { n: 1 }
      """

  Scenario: A condition on its data
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-68, version: '1.0.0' }
      do:
        - hear: { listen: { to: { one: { with: { type: org.example.three.measured, data: "${ .celsius > 38 }" } } } } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.three.measured' is emitted with data:
      """yaml
      celsius: 37
      """
    And the event 'org.example.three.measured' is emitted with data:
      """yaml
      celsius: 39
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { celsius: 39 }
      """

  Scenario: All of several
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-69, version: '1.0.0' }
      do:
        - hear: { listen: { to: { all: [ { with: { type: org.example.four.a } }, { with: { type: org.example.four.b } } ] } } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.four.b' is emitted with data:
      """yaml
      x: b
      """
    And the event 'org.example.four.b' is emitted with data:
      """yaml
      x: again
      """
    And the event 'org.example.four.a' is emitted with data:
      """yaml
      x: a
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { x: b }
      - { x: a }
      """

  Scenario: Any of several
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-70, version: '1.0.0' }
      do:
        - hear: { listen: { to: { any: [ { with: { type: org.example.five.a } }, { with: { type: org.example.five.b } } ] } } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.five.b' is emitted with data:
      """yaml
      x: b
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { x: b }
      """

  Scenario: Until a condition holds
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-71, version: '1.0.0' }
      do:
        - hear: { listen: { to: { any: [ { with: { type: org.example.six.a } } ], until: (. | length) == 2 } } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.six.a' is emitted with data:
      """yaml
      x: 1
      """
    And the event 'org.example.six.a' is emitted with data:
      """yaml
      x: 2
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { x: 1 }
      - { x: 2 }
      """

  Scenario: Until another event
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-72, version: '1.0.0' }
      do:
        - hear: { listen: { to: { any: [ { with: { type: org.example.seven.a } } ], until: { one: { with: { type: org.example.seven.stop } } } } } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.seven.a' is emitted with data:
      """yaml
      x: 1
      """
    And the event 'org.example.seven.stop' is emitted
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { x: 1 }
      """

  Scenario: Each is handled before the next
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-73, version: '1.0.0' }
      do:
        - hear:
            listen: { to: { any: [ { with: { type: org.example.eight.a } } ], until: (. | length) == 2 } }
            foreach: { item: event, at: i, do: [ { handle: { set: { seen: "${ $event.x }", at: "${ $i }" } } } ] }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.eight.a' is emitted with data:
      """yaml
      x: one
      """
    And the event 'org.example.eight.a' is emitted with data:
      """yaml
      x: two
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { seen: one, at: 0 }
      - { seen: two, at: 1 }
      """
    And handle should run 2 times

  Scenario: Correlation with the run's own data
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-74, version: '1.0.0' }
      do:
        - hear: { listen: { to: { one: { with: { type: org.example.nine.paid }, correlate: { order: { from: .data.order, expect: "${ .order }" } } } } } }
      """
    And the workflow input is:
      """yaml
      order: o1
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.nine.paid' is emitted with data:
      """yaml
      order: o2
      """
    And the event 'org.example.nine.paid' is emitted with data:
      """yaml
      order: o1
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      - { order: o1 }
      """

  Scenario: The envelope
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-75, version: '1.0.0' }
      do:
        - hear: { listen: { to: { one: { with: { type: org.example.ten.a } } }, read: envelope }, output: { as: '{ type: .[0].type, data: .[0].data }' } }
      """
    When the workflow is started
    And the run waits for an event
    And the event 'org.example.ten.a' is emitted with data:
      """yaml
      x: 1
      """
    And the run ends
    Then the workflow should complete with output:
      """yaml
      { type: org.example.ten.a, data: { x: 1 } }
      """

  Scenario: With a time limit
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-76, version: '1.0.0' }
      do:
        - hear: { listen: { to: { one: { with: { type: org.example.never } } } }, timeout: { after: { milliseconds: 60 } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/timeout
      status: 408
      """
