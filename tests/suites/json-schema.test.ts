import assert from "node:assert/strict";
import { test } from "node:test";
import { parseJson } from "@parley/json";
import { findSchemaErrors } from "@parley/workflows";
import { checkBySchema } from "../../server/kernel/untrusted/check-by-schema.ts";
import { findSchemaFault } from "../../server/kernel/untrusted/find-schema-fault.ts";

/** Per schema, in JSON: the values that it takes, and those that it refuses. */
const cases: [schema: string, taken: string[], refused: string[]][] = [
  ["true", ["1", "null", "{}"], []],
  ["false", [], ["1", "null", "{}"]],
  ["{}", ["1", "null", "[]"], []],
  ['{"type":"integer"}', ["1", "1.0", "-0", "7615917337495251231"], ["1.5", '"1"', "true", "null"]],
  ['{"type":"number"}', ["1.5", "1e3"], ['"1"', "null"]],
  ['{"type":["string","null"]}', ['""', "null"], ["0", "false", "[]"]],
  ['{"type":"object"}', ["{}"], ["[]", "null", '"{}"']],
  ['{"const":{"a":[1,2]}}', ['{"a":[1,2]}', '{"a":[1.0,2]}'], ['{"a":[2,1]}', '{"a":[1,2],"b":0}']],
  ['{"const":0}', ["0", "-0", "0.0"], ["false", '""', "null", "[]"]],
  ['{"enum":[1,"a",null]}', ["1", '"a"', "null"], ["true", '"A"', "0"]],
  ['{"enum":[[false]]}', ["[false]"], ["[0]", "false"]],
  ['{"minimum":-2,"maximum":3}', ["-2", "3", "0.1", '"x"'], ["-2.001", "3.5"]],
  ['{"exclusiveMinimum":1,"exclusiveMaximum":2}', ["1.5"], ["1", "2"]],
  ['{"multipleOf":0.01}', ["0.07", "4.35", "0"], ["0.075"]],
  ['{"minLength":2,"maxLength":3}', ['"ab"', '"😀😀😀"', "1"], ['"a"', '"😀"', '"abcd"']],
  ['{"pattern":"^\\\\p{Lu}"}', ['"Äpfel"', "5"], ['"äpfel"', '""']],
  ['{"pattern":"b"}', ['"abc"'], ['"ac"']],
  ['{"minItems":1,"maxItems":2}', ["[1]", "[1,2]", "{}"], ["[]", "[1,2,3]"]],
  ['{"uniqueItems":true}', ["[1,true]", '[{"a":1},{"a":2}]'], ["[1,1.0]", '[{"a":1,"b":2},{"b":2,"a":1}]']],
  ['{"uniqueItems":false}', ["[1,1]"], []],
  ['{"items":{"type":"string"}}', ["[]", '["a"]', '{"0":1}'], ["[1]", '["a",null]']],
  ['{"prefixItems":[{"type":"string"},{"type":"number"}],"items":false}', ['["a"]', '["a",1]'], ["[1]", '["a",1,2]']],
  ['{"contains":{"minimum":5}}', ["[1,5]"], ["[]", "[1,4]"]],
  ['{"contains":{"const":1},"minContains":2,"maxContains":3}', ["[1,1]", "[1,2,1,1]"], ["[1]", "[1,1,1,1]"]],
  ['{"contains":{"const":1},"minContains":0}', ["[]", "[2]"], []],
  ['{"required":["a","__proto__"]}', ['{"a":1,"__proto__":2}'], ['{"a":1}', "{}"]],
  ['{"required":["toString"]}', ['{"toString":1}'], ["{}"]],
  ['{"properties":{"a":{"type":"number"}}}', ["{}", '{"a":1,"b":"x"}', "[]"], ['{"a":"1"}']],
  ['{"properties":{"constructor":{"type":"number"}}}', ["{}", '{"constructor":1}'], ['{"constructor":"1"}']],
  ['{"patternProperties":{"^x-":{"type":"string"}}}', ['{"x-a":"1","a":1}'], ['{"x-a":1}']],
  ['{"properties":{"a":{}},"additionalProperties":false}', ["{}", '{"a":1}'], ['{"b":1}']],
  ['{"propertyNames":{"maxLength":2}}', ['{"ab":1}'], ['{"abc":1}']],
  ['{"minProperties":1,"maxProperties":2}', ['{"a":1}'], ["{}", '{"a":1,"b":2,"c":3}']],
  ['{"dependentRequired":{"card":["name"]}}', ["{}", '{"card":1,"name":2}'], ['{"card":1}']],
  ['{"dependentSchemas":{"card":{"minProperties":2}}}', ['{"card":1,"x":1}'], ['{"card":1}']],
  ['{"allOf":[{"minimum":2},{"maximum":4}]}', ["3"], ["1", "5"]],
  ['{"anyOf":[{"type":"string"},{"minimum":2}]}', ['"a"', "2"], ["1"]],
  ['{"oneOf":[{"minimum":2},{"maximum":4}]}', ["1", "5"], ["3"]],
  ['{"not":{"type":"number"}}', ['"a"'], ["1"]],
  ['{"if":{"minimum":10},"then":{"multipleOf":5},"else":{"maximum":3}}', ["15", "2"], ["12", "4"]],
  ['{"then":{"multipleOf":5}}', ["12"], []],
  ['{"$ref":"#/$defs/even","$defs":{"even":{"multipleOf":2}}}', ["4"], ["3"]],
  ['{"properties":{"next":{"$ref":"#"}},"additionalProperties":false}', ['{"next":{"next":{}}}'], ['{"next":{"x":1}}']],
  ['{"$ref":"#/$defs/a~1b%25","$defs":{"a/b%":{"type":"null"}}}', ["null"], ["1"]],
  ['{"$defs":{"s":{"$anchor":"short","maxLength":1}},"$ref":"#short"}', ['"a"'], ['"ab"']],
  ['{"properties":{"a":{}},"unevaluatedProperties":false}', ['{"a":1}'], ['{"b":1}']],
  ['{"allOf":[{"properties":{"a":{}}}],"unevaluatedProperties":false}', ['{"a":1}'], ['{"a":1,"b":1}']],
  ['{"prefixItems":[{}],"unevaluatedItems":false}', ["[1]"], ["[1,2]"]],
  ['{"format":"date"}', ['"2024-02-29"', "1"], ['"2023-02-29"', '"2024-02-30"', '"03/04/2026"']],
  [
    '{"format":"date-time"}',
    [
      ...['"2026-11-28T06:30:00Z"', '"2026-11-28t06:30:00.123456789012z"', '"2026-12-31T23:59:60Z"'],
      ...['"2026-12-31T15:59:60.5-08:00"', '"2027-01-01T05:29:60+05:30"', "20261128"],
    ],
    [
      ...['"2026-02-30T06:30:00Z"', '"2026-11-28"', '"2026-02-28 10:00:00Z"', '"2026-12-31T23:58:60Z"'],
      ...['"2026-12-31T22:59:60Z"', '"2026-12-31T23:59:61Z"', '"2026-12-31T23:59:60+01:00"'],
      ...['"2026-11-28T06:30:00+0100"', '"2026-11-28T06:30:00+01"', '"2026-11-28T06:30Z"', '"2026-11-28T24:00:00Z"'],
    ],
  ],
  [
    '{"format":"time"}',
    ['"06:30:00Z"', '"01:29:60+01:30"'],
    ['"06:30:00"', '"06:30Z"', '"24:00:00Z"', '"01:30:60+01:30"'],
  ],
  [
    '{"format":"email"}',
    ['"a.b@shop.example"', '"jörg@bücher.example"', "5"],
    ['"a.b"', '"@shop.example"', '"a..b@shop.example"', '"a@b"', '"a@127.0.0.1"', '" a@shop.example"'],
  ],
  [
    '{"format":"int64"}',
    ["9223372036854775807", "-9223372036854775808", "1e3", '"x"'],
    ["9223372036854775808", "-9223372036854775809", "1e30", "1.5"],
  ],
  ['{"format":"uint64"}', ["18446744073709551615", "0"], ["18446744073709551616", "-1"]],
  ['{"format":"int32"}', ["2147483647", "-2147483648"], ["2147483648", "0.5", "12345678901234567890"]],
  ['{"format":"uint32"}', ["4294967295"], ["4294967296", "-1"]],
  ['{"format":"float"}', ["1.5", "3e38"], ["3e39", "-1e300"]],
  ['{"format":"double"}', ["1.5", "1e308", "7615917337495251231"], ["1e309"]],
  ['{"items":[{"type":"string"}],"additionalItems":false}', ['["a"]', "[]"], ["[1]", '["a",1]']],
  ['{"format":"uuid"}', ['"0192f0c1-2f6b-7cc3-8a51-6b2ad8f0c111"'], ['"0192f0c1"']],
  ['{"format":"of-nobody"}', ['"anything"'], []],
  ['{"title":"a","default":3,"readOnly":true,"x-shown":1,"deprecated":true}', ["1", '"a"'], []],
  ['{"const":9007199254740993}', ["9007199254740993"], ["9007199254740992", "9007199254740994"]],
  ['{"maximum":9007199254740993}', ["9007199254740993"], ["9007199254740994"]],
  [
    '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{"const":1}],"additionalItems":false}',
    ["[1]"],
    ["[1,2]"],
  ],
  ['{"$schema":"http://json-schema.org/draft-07/schema#","dependencies":{"a":["b"]}}', ['{"a":1,"b":1}'], ['{"a":1}']],
];

for (const [written, taken, refused] of cases) {
  const schema = parseJson(written);
  test(`${written} takes and refuses what the standard says`, () => {
    for (const value of taken) assert.deepEqual(findSchemaErrors(schema, parseJson(value)), [], value);
    for (const value of refused) assert.notEqual(findSchemaErrors(schema, parseJson(value)).length, 0, value);
  });

  // Fewer keywords may stand in a schema of an incoming webhook.
  if (findSchemaFault(schema, "") !== undefined) continue;
  test(`${written} says the same of incoming webhooks`, () => {
    for (const value of taken) assert.equal(checkBySchema(schema, parseJson(value)), undefined, value);
    for (const value of refused) assert.notEqual(checkBySchema(schema, parseJson(value)), undefined, value);
  });
}
