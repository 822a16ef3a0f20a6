import { setTimeout as delay } from "node:timers/promises";
import type { Context, Span } from "@opentelemetry/api";
import type { Tracing } from "./tracing.ts";

const patienceAtStopMs = 2_000;

/**
 * Loads OpenTelemetry and sends spans to a collector by OTLP over HTTP. The packages read `OTEL_SERVICE_NAME`,
 * `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_EXPORTER_OTLP_HEADERS` themselves. A collector that is away loses
 * spans, and holds up nothing.
 */
export async function openTracing({ url, version }: { url: string; version: string }): Promise<Tracing> {
  const [api, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporting, resources, sdk] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/core"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/sdk-trace"),
    ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const own = resources.resourceFromAttributes({ "service.name": "parley", "service.version": version });
  const detectors = [resources.serviceNameEnvDetector, resources.resourceAttributesEnvDetector];
  const provider = new sdk.TracerProvider({
    resource: own.merge(resources.detectResources({ detectors })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporting.OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer("parley", version);

  /** Reads a `traceparent`. One that is none begins a trace of its own. */
  function contextOf(traceparent: string): Context {
    return propagator.extract(ROOT_CONTEXT, { traceparent }, api.defaultTextMapGetter);
  }

  function traceparentOf(context: Context): string | undefined {
    const carrier: { traceparent?: string } = {};
    propagator.inject(context, carrier, api.defaultTextMapSetter);
    return carrier.traceparent;
  }

  function fail(span: Span, error: unknown): void {
    const name = error instanceof Error ? error.name : "Error";
    span.setAttribute("error.type", name);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }

  return {
    begin({ name, kind, from, attributes = {} }) {
      const parent = from === undefined ? contexts.active() : contextOf(from);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (work) => contexts.with(context, work),
        traceparent: traceparentOf(context) ?? "",
        end({ attributes: more = {}, error } = {}) {
          span.setAttributes(more);
          if (error !== undefined) fail(span, error);
          span.end();
        },
      };
    },
    present: () => traceparentOf(contexts.active()),
    async stop() {
      // A collector that is away must not hold up the end of the node.
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, delay(patienceAtStopMs, undefined, { ref: false })]);
      contexts.disable();
    },
  };
}
