import type { BodyOf, Provider } from "@parley/client";
import { useState } from "react";
import { Choice, Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type NewProvider = BodyOf<"POST /api/providers">;
const kinds = ["openai", "anthropic", "google", "mistral", "openai-compatible"] as const;

/** Adds a provider, or changes one. Its key is written here and never shown again. */
export function ProviderSheet({ provider, close }: { provider: Provider | undefined; close: () => void }) {
  const { assistants: texts, save } = useTexts();
  const [kind, setKind] = useState<NewProvider["kind"]>(provider?.kind ?? "openai");
  const model = provider?.defaultModel ?? "";
  const price = provider?.prices[model];
  const store = useDeed(
    (body: Omit<NewProvider, "kind">) =>
      provider === undefined
        ? parley.providers.create({ ...body, kind })
        : parley.providers.update(provider.id, body as BodyOf<"PATCH /api/providers/{providerId}">),
    { renews: ["providers"], says: texts.saved, done: close },
  );
  return (
    <Sheet title={provider === undefined ? texts.addProvider : texts.changeProvider(provider.name)} close={close}>
      <Form
        autoComplete="off"
        deed={store}
        send={(read) => {
          const named = <Name extends string>(name: Name) =>
            (read(name) === "" ? {} : { [name]: read(name) }) as Partial<Record<Name, string>>;
          const prices = { ...provider?.prices };
          if (read("input") !== "" && read("defaultModel") !== "") {
            prices[read("defaultModel")] = { input: Number(read("input")), output: Number(read("output")) };
          }
          const isMoved = read("baseUrl") !== (provider?.baseUrl ?? "");
          store.mutate({
            ...{ name: read("name"), ...named("apiKey"), ...(isMoved ? named("baseUrl") : {}), prices },
            ...(provider === undefined ? named("defaultModel") : { defaultModel: read("defaultModel") || null }),
            ...(read("wait") === "" ? {} : { firstByteTimeoutMs: Number(read("wait")) * 1_000 }),
          } as Omit<NewProvider, "kind">);
        }}
        label={save}
      >
        {provider === undefined && (
          <Choice
            label={texts.kind}
            value={kind}
            onChange={({ target }) => setKind(target.value as NewProvider["kind"])}
            options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          />
        )}
        <Field
          {...{ label: texts.providerName, name: "name", required: true, hint: texts.providerNameHint }}
          {...{ key: `name ${kind}`, defaultValue: provider?.name ?? (kind === "openai-compatible" ? "local" : kind) }}
          fault={faultOf(store.error, "name")}
        />
        <Field
          {...{ label: texts.apiKey, name: "apiKey", type: "password", autoComplete: "new-password" }}
          hint={provider?.hasApiKey === true ? texts.apiKeyKept : texts.apiKeyHint}
          fault={faultOf(store.error, "apiKey")}
        />
        {kind === "openai-compatible" && (
          <Field
            {...{ label: texts.baseUrl, name: "baseUrl", required: true, defaultValue: provider?.baseUrl ?? "" }}
            {...{ placeholder: "http://127.0.0.1:11434/v1", hint: provider && texts.baseUrlHint }}
            fault={faultOf(store.error, "baseUrl")}
          />
        )}
        <Field
          {...{ label: texts.defaultOf, name: "defaultModel", defaultValue: model, hint: texts.defaultOfHint }}
          fault={faultOf(store.error, "defaultModel")}
        />
        <fieldset className="plain">
          <legend className="small">{texts.prices}</legend>
          <div className="row prices">
            <Field
              {...{ label: texts.priceIn, name: "input", type: "number", min: 0, step: "any" }}
              {...{ defaultValue: price?.input ?? "", fault: faultOf(store.error, `prices/${model}/input`) }}
            />
            <Field
              {...{ label: texts.priceOut, name: "output", type: "number", min: 0, step: "any" }}
              {...{ defaultValue: price?.output ?? "", fault: faultOf(store.error, `prices/${model}/output`) }}
            />
          </div>
        </fieldset>
        <Field
          {...{ label: texts.wait, name: "wait", type: "number", min: 1, max: 300, hint: texts.waitHint }}
          {...{ defaultValue: provider === undefined ? "" : provider.firstByteTimeoutMs / 1_000 }}
          fault={faultOf(store.error, "firstByteTimeoutMs")}
        />
      </Form>
    </Sheet>
  );
}
