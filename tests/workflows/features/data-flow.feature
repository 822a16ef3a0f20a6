Feature: Data flow
  What a task gets, gives and keeps.

  Scenario: input.from of the workflow
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-7, version: '1.0.0' }
      input: { from: .user.name }
      do:
        - show: { set: { name: "${ . }" } }
      """
    And the workflow input is:
      """yaml
      user: { name: Ada }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      name: Ada
      """

  Scenario: input.from of a task, and the raw input
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-8, version: '1.0.0' }
      do:
        - show:
            input: { from: .user }
            set: { name: "${ .name }", raw: "${ $task.input.user.name }", input: "${ $input.name }" }
      """
    And the workflow input is:
      """yaml
      user: { name: Ada }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { name: Ada, raw: Ada, input: Ada }
      """

  Scenario: input.from may be an object
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-9, version: '1.0.0' }
      do:
        - show:
            input: { from: { who: "${ .user.name }" } }
            set: { who: "${ .who }" }
      """
    And the workflow input is:
      """yaml
      user: { name: Ada }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      who: Ada
      """

  Scenario: output.as of a task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-10, version: '1.0.0' }
      do:
        - make: { set: { a: 1, b: 2 }, output: { as: .b } }
        - show: { set: { got: "${ . }" } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      got: 2
      """

  Scenario: output.as of the workflow
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-11, version: '1.0.0' }
      output: { as: .a }
      do:
        - make: { set: { a: 1, b: 2 } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      1
      """

  Scenario: output.as sees the input
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-12, version: '1.0.0' }
      do:
        - make: { set: { a: 1 }, output: { as: '{ mine: .a, input: $input.x }' } }
      """
    And the workflow input is:
      """yaml
      x: 7
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { mine: 1, input: 7 }
      """

  Scenario: export.as keeps something for later
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-13, version: '1.0.0' }
      do:
        - make: { set: { id: 5 }, export: { as: '{ id: .id }' } }
        - other: { set: { x: 1 } }
        - show: { set: { id: "${ $context.id }" } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      id: 5
      """

  Scenario: export.as adds to the context
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-14, version: '1.0.0' }
      do:
        - one: { set: { v: 1 }, export: { as: '{ one: .v }' } }
        - two: { set: { v: 2 }, export: { as: '$context + { two: .v }' } }
        - show: { set: "${ $context }" }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { one: 1, two: 2 }
      """

  Scenario: Without export, the context stays
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-15, version: '1.0.0' }
      do:
        - one: { set: { v: 1 }, export: { as: '{ one: .v }' } }
        - two: { set: { v: 2 } }
        - show: { set: "${ $context }" }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      one: 1
      """

  Scenario: A value that is no object
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-16, version: '1.0.0' }
      do:
        - one: { set: "${ .list[1] }" }
      """
    And the workflow input is:
      """yaml
      list: [ a, b ]
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      b
      """

  Scenario: A result of null
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-17, version: '1.0.0' }
      do:
        - one: { set: "${ .missing }" }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      null
      """

  Scenario: The descriptors of workflow, task and runtime
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-18, version: '1.0.0' }
      do:
        - show: { set: { input: "${ $workflow.input.a }", name: "${ $workflow.definition.document.namespace }", task: "${ $task.name }", reference: "${ $task.reference }", runtime: "${ $runtime.name }" } }
      """
    And the workflow input is:
      """yaml
      a: 1
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { input: 1, name: scenarios, task: show, reference: /do/0/show, runtime: Parley }
      """

  Scenario: Loose expressions
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-19, version: '1.0.0' }
      evaluate: { mode: loose }
      do:
        - show: { set: { a: .a, b: just a text } }
      """
    And the workflow input is:
      """yaml
      a: 1
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { a: 1, b: just a text }
      """

  Scenario: Text of the input is never evaluated
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-20, version: '1.0.0' }
      evaluate: { mode: loose }
      do:
        - show: { set: { a: "${ .a }" } }
      """
    And the workflow input is:
      """yaml
      a: "${ .secret }"
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: "${ .secret }"
      """

  Scenario: A result of more than 1 MiB
    Given a workflow with definition:
      """yaml
      document:
        dsl: '1.0.3'
        namespace: scenarios
        name: scenario-large-result
        version: '1.0.0'
        metadata: { parley: { maxResultBytes: 3000000 } }
      do:
        - show: { set: { length: "${ .long | length }" }, input: { from: '${ { long: ("x" * 2000000) } }' } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      length: 2000000
      """

  Scenario: A result of more than 1 MiB without the setting
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-larger-result, version: '1.0.0' }
      do:
        - show: { set: { length: 1 }, input: { from: '${ { long: ("x" * 2000000) } }' } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/expression
      status: 400
      """
