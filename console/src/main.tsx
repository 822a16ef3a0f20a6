import "./styles/tokens.css";
import "./styles/base.css";
import { ParleyProblem } from "@parley/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { sendFormsOnce } from "./parts/forms/send-forms-once.ts";
import { makeRouter } from "./router.tsx";
import { restore } from "./session/session.ts";
import { loadTexts } from "./texts/texts.ts";

const maxAttempts = 4;

const queries = new QueryClient({
  defaultOptions: {
    // The client knows best when the server is back; a call that waits unseen would look like a button that does nothing.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 30_000,
      // The client itself repeats what a lost connection cut off; a refusal stays one.
      retry: (attempts, error) => !(error instanceof ParleyProblem) && attempts < maxAttempts,
    },
  },
});

sendFormsOnce();
await Promise.all([loadTexts(), restore()]);
const router = makeRouter(queries);
createRoot(document.getElementById("root")!).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
