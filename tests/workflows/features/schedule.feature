Feature: Schedules and triggers
  What starts runs by itself.

  Scenario: By an event
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: by-event, version: '1.0.0' }
      schedule: { on: { one: { with: { type: org.example.joined } } } }
      do:
        - greet: { set: { hello: "${ $workflow.input[0].data.name }" } }
      """
    When the event 'org.example.joined' is emitted with data:
      """yaml
      name: Ada
      """
    Then 1 runs of 'by-event' should complete
    And the last run of 'by-event' should have the output:
      """yaml
      hello: Ada
      """

  Scenario: By two events together
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: by-both, version: '1.0.0' }
      schedule: { on: { all: [ { with: { type: org.example.left } }, { with: { type: org.example.right } } ] } }
      do:
        - count: { set: { n: "${ $workflow.input | length }" } }
      """
    When the event 'org.example.left' is emitted
    And the event 'org.example.right' is emitted
    Then 1 runs of 'by-both' should complete
    And the last run of 'by-both' should have the output:
      """yaml
      n: 2
      """

  Scenario: By events read as data
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: by-content, version: '1.0.0' }
      schedule: { on: { one: { with: { type: org.example.entered } }, read: data } }
      do:
        - greet: { set: { hello: "${ .[0].name }" } }
      """
    When the event 'org.example.entered' is emitted with data:
      """yaml
      name: Bob
      """
    Then 1 runs of 'by-content' should complete
    And the last run of 'by-content' should have the output:
      """yaml
      hello: Bob
      """

  Scenario: Again and again
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: each-second, version: '1.0.0' }
      schedule: { every: { seconds: 1 } }
      do:
        - tick: { set: { tick: true } }
      """
    Then 2 runs of 'each-second' should complete
