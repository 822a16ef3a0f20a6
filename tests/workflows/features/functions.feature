Feature: Functions, extensions and other workflows
  What is written once and used often.

  Scenario: A function of the workflow
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-81, version: '1.0.0' }
      use: { functions: { double: { set: { n: "${ .n * 2 }" } } } }
      do:
        - twice: { call: double, with: { n: "${ .n }" } }
      """
    And the workflow input is:
      """yaml
      n: 4
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 8
      """

  Scenario: Extensions before and after
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-82, version: '1.0.0' }
      use: { extensions: [ { watch: { extend: set, before: [ { note: { emit: { event: { with: { type: org.example.before } } } } } ], after: [ { also: { wait: { milliseconds: 1 } } } ] } } ] }
      do:
        - one: { set: { a: 1 } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: 1
      """
    And note should run before also

  Scenario: An extension in place of the task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-83, version: '1.0.0' }
      use: { extensions: [ { stub: { extend: call, before: [ { instead: { set: { fake: true }, then: exit } } ] } } ] }
      do:
        - ask: { call: http, with: { method: get, endpoint: '{service}/real' } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      fake: true
      """
    And the service should have got 0 requests GET /real

  Scenario: An extension that does not apply
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-84, version: '1.0.0' }
      use: { extensions: [ { stub: { extend: set, when: .never == true, before: [ { instead: { set: { fake: true }, then: exit } } ] } } ] }
      do:
        - one: { set: { a: 1 } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: 1
      """
    And instead should not run

  Scenario: A function of a catalog
    Given the service answers GET /catalog/functions/double/1.0.0/function.yaml with 200:
      """yaml
      { input: { schema: { document: { type: object, required: [ n ] } } }, set: { n: "${ .n * 2 }" } }
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-85, version: '1.0.0' }
      use: { catalogs: { ours: { endpoint: { uri: '{service}/catalog' } } } }
      do:
        - twice: { call: 'double:1.0.0@ours', with: { n: "${ .n }" } }
      """
    And the workflow input is:
      """yaml
      n: 4
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 8
      """

  Scenario: A function at an address
    Given the service answers GET /f.yaml with 200:
      """yaml
      { set: { n: "${ .n + 1 }" } }
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-86, version: '1.0.0' }
      do:
        - next: { call: '{service}/f.yaml' }
      """
    And the workflow input is:
      """yaml
      n: 4
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 5
      """

  Scenario: A function that is none
    Given the service answers GET /g.yaml with 200:
      """yaml
      { sot: 1 }
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-87, version: '1.0.0' }
      do:
        - next: { call: '{service}/g.yaml' }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/configuration
      status: 400
      instance: /do/0/next
      """

  Scenario: Another workflow
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: doubling, version: '1.0.0' }
      do:
        - double: { set: { n: "${ .n * 2 }" } }
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-88, version: '1.0.0' }
      do:
        - sub: { run: { workflow: { namespace: scenarios, name: doubling, version: latest, input: { n: "${ .n }" } } } }
      """
    And the workflow input is:
      """yaml
      n: 5
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      n: 10
      """

  Scenario: Another workflow that fails
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: failing, version: '1.0.0' }
      do:
        - fail: { raise: { error: { type: 'https://example.com/odd', status: 503, title: Odd } } }
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-89, version: '1.0.0' }
      do:
        - sub: { run: { workflow: { namespace: scenarios, name: failing, version: '1.0.0' } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://example.com/odd
      status: 503
      instance: /do/0/sub
      """

  Scenario: Another workflow that is not waited for
    Given a saved workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: lonely, version: '1.0.0' }
      do:
        - nap: { wait: { milliseconds: 1 } }
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-90, version: '1.0.0' }
      do:
        - sub: { run: { await: false, workflow: { namespace: scenarios, name: lonely, version: latest } } }
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
    And 1 runs of 'lonely' should complete

  Scenario: A workflow that is not there
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-91, version: '1.0.0' }
      do:
        - sub: { run: { workflow: { namespace: scenarios, name: nobody, version: latest } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/configuration
      status: 400
      """
