Feature: Calls
  Requests to the outside, each with a key of its own.

  Scenario: A POST with a body
    Given the service answers POST /orders with 201:
      """yaml
      id: 9
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-92, version: '1.0.0' }
      do:
        - send: { call: http, with: { method: post, endpoint: '{service}/orders', body: { item: "${ .item }" }, headers: { x-shop: north } } }
      """
    And the workflow input is:
      """yaml
      item: hat
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      id: 9
      """
    And the last request should have the body:
      """yaml
      item: hat
      """
    And the last request should have the header 'x-shop' with 'north'

  Scenario: A POST that gets no answer is not tried again
    Given the service answers POST /slow with 200 after 3000 ms:
      """yaml
      {}
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-93, version: '1.0.0' }
      do:
        - guarded:
            try: [ { send: { call: http, with: { method: post, endpoint: '{service}/slow' }, timeout: { after: { milliseconds: 900 } } } } ]
            catch: { retry: { limit: { attempt: { count: 3 } } }, do: [ { tell: { set: { told: "${ $error.status }" } } } ] }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      told: 408
      """
    And send should run 1 times
    And the service should have got 1 requests POST /slow

  Scenario: A PUT that gets no answer is tried again
    Given the service answers PUT /slow with 200 after 3000 ms:
      """yaml
      {}
      """
    Given the service answers PUT /slow with 200:
      """yaml
      ok: true
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-94, version: '1.0.0' }
      do:
        - guarded:
            try: [ { send: { call: http, with: { method: put, endpoint: '{service}/slow' }, timeout: { after: { milliseconds: 500 } } } } ]
            catch: { retry: { limit: { attempt: { count: 3 } } } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      ok: true
      """
    And send should run 2 times

  Scenario: The whole response
    Given the service answers GET /pet with 200:
      """yaml
      name: rex
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-95, version: '1.0.0' }
      do:
        - ask: { call: http, with: { method: get, endpoint: '{service}/pet', output: response }, output: { as: '{ statusCode, content }' } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      { statusCode: 200, content: { name: rex } }
      """

  Scenario: An error has the status of the response
    Given the service answers GET /gone with 410:
      """yaml
      title: Gone
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-96, version: '1.0.0' }
      do:
        - ask: { call: http, with: { method: get, endpoint: '{service}/gone' } }
      """
    When the workflow is executed
    Then the workflow should fault with error:
      """yaml
      type: https://serverlessworkflow.io/spec/1.0.0/errors/communication
      status: 410
      instance: /do/0/ask
      """

  Scenario: A secret in a header, and nowhere else
    Given the secret 'shop' is:
      """yaml
      token: sesame-street-42
      """
    Given the service answers GET /private with 200:
      """yaml
      ok: true
      """
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-97, version: '1.0.0' }
      use: { secrets: [ shop ] }
      do:
        - ask: { call: http, with: { method: get, endpoint: { uri: '{service}/private', authentication: { bearer: { use: shop } } } } }
      """
    When the workflow is executed
    Then the workflow should complete with output:
      """yaml
      ok: true
      """
    And the last request should have the header 'authorization' with 'Bearer sesame-street-42'

  Scenario: An address inside of the network is refused
    Given a workflow with definition:
      """yaml
      document: { dsl: '1.0.3', namespace: scenarios, name: scenario-98, version: '1.0.0' }
      do:
        - ask: { call: http, with: { method: get, endpoint: 'http://169.254.169.254/latest' } }
      """
    When the workflow is executed
    Then the workflow should fault
    And ask should fault
