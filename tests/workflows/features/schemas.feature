Feature: Schemas
  Input, output and context may be described, and are checked.

  Scenario: An input that does not fit
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-21, version: '1.0.0' }
      input: { schema: { document: { type: object, required: [ name ] } } }
      do:
        - show: { set: { a: 1 } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      """

  Scenario: An input that fits
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-22, version: '1.0.0' }
      input: { schema: { format: json, document: { type: object, required: [ name ] } } }
      do:
        - show: { set: { a: "${ .name }" } }
      """
    And the workflow input is:
      """yaml
      name: Ada
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      a: Ada
      """

  Scenario: The input of a task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-23, version: '1.0.0' }
      do:
        - show: { input: { schema: { document: { type: object, properties: { n: { type: integer } } } } }, set: { a: 1 } }
      """
    And the workflow input is:
      """yaml
      n: many
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      instance: /do/0/show
      """

  Scenario: The output of a task
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-24, version: '1.0.0' }
      do:
        - show: { set: { a: one }, output: { schema: { document: { type: object, properties: { a: { type: integer } } } } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      instance: /do/0/show
      """

  Scenario: The exported context
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-25, version: '1.0.0' }
      do:
        - show: { set: { a: one }, export: { as: ., schema: { document: { type: object, required: [ b ] } } } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      """

  Scenario: A schema with a regular expression
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-26, version: '1.0.0' }
      do:
        - show: { input: { schema: { document: { type: object, properties: { n: { type: string, pattern: '^[0-9]+$' } } } } }, set: { a: 1 } }
      """
    And the workflow input is:
      """yaml
      n: x1
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      """

  Scenario: A schema that nothing fits
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-nothing-fits, version: '1.0.0' }
      input: { schema: { format: json, document: false } }
      do:
        - show: { set: { a: 1 } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      """

  Scenario: An input that is larger than its format of numbers
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-format-of-numbers, version: '1.0.0' }
      input: { schema: { document: { properties: { id: { format: int64 } } } } }
      do:
        - show: { set: { a: 1 } }
      """
    And the workflow input is:
      """yaml
      id: 9223372036854775808
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/validation
      status: 400
      """
