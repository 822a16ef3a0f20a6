import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Example } from "../../../sdks/emitter/examples/example.ts";
import { writeGo } from "../../../sdks/emitter/examples/write-go.ts";
import { type Reference, readApi } from "../../../sdks/emitter/reading/read-api.ts";
import { runProgram } from "../../sdk-conformance/run-program.ts";
import { type ExampleWorld, readDescribed } from "../example-world.ts";
import { enliven, valueAt, withValueAt } from "../live-example.ts";

const sdk = fileURLToPath(new URL("../../../sdks/go/", import.meta.url));

/** The examples print through these, which leave an endless stream and tell an error in place of ending the program. */
const stage = `package stage

import "fmt"

type Seen struct{}

var IsEndless bool

type Printer struct{}

func (Printer) Println(values ...any) {
	if IsEndless {
		panic(Seen{})
	}
	fmt.Sprintln(values...)
}

type Logger struct{}

func (Logger) Fatal(values ...any) { panic(fmt.Sprint(values...)) }
`;

const main = `package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"

	"examples/calls"
	"examples/stage"
	"parley"
)

type call struct {
	Name, URL, Token string
	IsEndless        bool
	Live             map[string]string
}

func run(given call) (told string) {
	client, err := parley.New(parley.Settings{Endpoint: given.URL, APIKey: given.Token, MaxRetries: -1})
	if err != nil {
		return err.Error()
	}
	defer func() {
		fault := recover()
		if _, isSeen := fault.(stage.Seen); fault != nil && !isSeen {
			told = fmt.Sprint(fault)
		}
	}()
	stage.IsEndless, calls.Live = given.IsEndless, given.Live
	calls.Of[given.Name](context.Background(), client)
	return ""
}

func main() {
	answers := os.Stdout
	os.Stdout, _ = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var given call
		told := "The line is no call."
		if json.Unmarshal(lines.Bytes(), &given) == nil {
			told = run(given)
		}
		line, _ := json.Marshal(told)
		fmt.Fprintf(answers, "%s\\n", line)
	}
}
`;

/**
 * Compiles the examples of Go into one program, which is told the values of a workspace when it runs. Returns the
 * program. Throws where the examples cannot be compiled, or where `gofmt` would write them differently.
 */
export async function buildGoExamples(
  examples: ExampleWorld,
  place: string,
  { goRoot, environment }: { goRoot: string; environment: Record<string, string> },
): Promise<string> {
  const root = join(place, "examples");
  for (const name of ["calls", "stage"]) mkdirSync(join(root, name), { recursive: true });
  const functions = await writeFunctions(examples);
  writeFileSync(
    join(root, "go.mod"),
    `module examples\n\ngo 1.19\n\nrequire parley v0.0.0\n\nreplace parley => ${sdk}\n`,
  );
  writeFileSync(join(root, "main.go"), main);
  writeFileSync(join(root, "stage/stage.go"), stage);
  writeFileSync(join(root, "calls/calls.go"), functions);
  for (const [command, ...words] of [
    ["gofmt", "-d", "."],
    ["go", "build", "-o", "program", "."],
  ] as const) {
    const { isRight, output } = await runProgram(join(goRoot, "bin", command), words, { cwd: root, env: environment });
    if (!isRight || output !== "") throw new Error(`${command}: ${output}`);
  }
  return join(root, "program");
}

async function writeFunctions(examples: ExampleWorld): Promise<string> {
  const api = readApi((await examples.server.client.get("/openapi.json")).body as Reference, []);
  const operations = api.groups.flatMap((group) => group.operations).filter(({ tag }) => tag === undefined);
  const described = readDescribed();
  const functions: string[] = [];
  const rows: string[] = [];
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`;
    const example = described[name];
    const own = examples.operations.find((each) => each.name === name);
    if (example === undefined || own === undefined) continue;
    const text = writeGo(operation, await withPlaces(example, examples, own), api);
    if (text === undefined) continue;
    const called = `call${functions.length}`;
    const lines = text.split("\n").map((line) => (line === "" ? "" : `\t${line}`));
    const body = lines.join("\n").replace(/"live:([^"]+)"/g, 'Live["$1"]');
    functions.push(`func ${called}(ctx context.Context, client *parley.Client) {\n${body}\n}\n`);
    rows.push(`\t${JSON.stringify(name)}: ${called},\n\n`);
  }
  const imports = ["context", "io", "net/url", "os", "strings", "time"]
    .map((each) => `\t${JSON.stringify(each)}\n`)
    .join("");
  return [
    `package calls\n\nimport (\n${imports}\n\t"examples/stage"\n\t"parley"\n)\n`,
    "var fmt stage.Printer\nvar log stage.Logger\nvar _ = []any{io.Copy, os.Open, strings.NewReader, time.UTC, url.Parse}\n",
    "// Live has the values of the workspace.\nvar Live map[string]string\n",
    `// Of has every example by its operation.\nvar Of = map[string]func(context.Context, *parley.Client){\n${rows.join("").replace(/\n$/, "")}}\n`,
    ...functions,
  ].join("\n");
}

/**
 * A text of a workspace becomes a place that is filled when the program runs. Times and numbers of a path are no texts
 * in Go, and a form is taken apart, so these are written into the program.
 */
async function withPlaces(
  example: Example,
  examples: ExampleWorld,
  operation: ExampleWorld["operations"][number],
): Promise<Example> {
  const isWritten = (pointer: string) => {
    const value = String(valueAt(example, pointer));
    if (pointer.startsWith("/params/") && /^\d+$/.test(value)) return true;
    return pointer === "/file/text" || /^\d{4}-\d\d-\d\dT/.test(value);
  };
  const live = example.live ?? [];
  const start = live.some(isWritten) ? enliven(example, (await examples.prepare(operation)).call) : example;
  return live.reduce(
    (whole, pointer) => (isWritten(pointer) ? whole : withValueAt(whole, pointer, `live:${pointer}`)),
    start,
  );
}
