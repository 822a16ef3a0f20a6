Feature: Approval
  People decide, about exactly what they were shown.

  Scenario: It is approved
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-77, version: '1.0.0' }
      do:
        - ask: { call: 'parley.approval:1.0.0@default', with: { title: Refund, request: { amount: "${ .amount }" } } }
        - pay: { set: { paid: "${ .decision }" } }
      """
    And the workflow input is:
      """yaml
      amount: 30
      """
    When the workflow is started
    And the run waits for an approval
    When the approval is approved
    And the run ends
    Then the workflow should complete with output:
      """yaml
      paid: approved
      """

  Scenario: It is rejected
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-78, version: '1.0.0' }
      do:
        - ask: { call: 'parley.approval:1.0.0@default', with: { title: Refund, request: { amount: 30 } } }
        - pay: { set: { paid: true } }
      """
    When the workflow is started
    And the run waits for an approval
    When the approval is rejected
    And the run ends
    Then the workflow should fault with error:
      """yaml
      status: 403
      instance: /do/0/ask
      """
    And pay should not run

  Scenario: A rejection can be caught
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-79, version: '1.0.0' }
      do:
        - guarded:
            try: [ { ask: { call: 'parley.approval:1.0.0@default', with: { title: Refund, request: {} } } } ]
            catch: { errors: { with: { status: 403 } }, do: [ { tell: { set: { told: no } } } ] }
      """
    When the workflow is started
    And the run waits for an approval
    When the approval is rejected
    And the run ends
    Then the workflow should complete with output:
      """yaml
      told: no
      """

  Scenario: Nobody decides in time
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-80, version: '1.0.0' }
      do:
        - ask: { call: 'parley.approval:1.0.0@default', with: { title: Refund, request: {}, deadline: PT0.2S } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      status: 408
      instance: /do/0/ask
      """
