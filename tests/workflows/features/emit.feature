Feature: Emit
  A workflow announces events of its own.

  Scenario: An event is the output
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-81, version: '1.0.0' }
      do:
        - tell: { emit: { event: { with: { source: 'https://example.com/shop', type: com.example.ordered, data: { n: "${ .n }" } } } }, output: { as: '{ type, source, data }' } }
      """
    And the workflow input is:
      """yaml
      n: 3
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { type: com.example.ordered, source: https://example.com/shop, data: { n: 3 } }
      """

  Scenario: A type of Parley is refused
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-82, version: '1.0.0' }
      do:
        - tell: { emit: { event: { with: { type: lead.captured } } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      instance: /do/0/tell
      """
