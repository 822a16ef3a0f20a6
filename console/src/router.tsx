import type { QueryClient } from "@tanstack/react-query";
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from "@tanstack/react-router";
import { Crash } from "./frame/crash.tsx";
import { Frame } from "./frame/frame.tsx";
import { readSession } from "./session/session.ts";
import { lazyRouteComponent } from "./session/until-reached.ts";

/** Says which conversations the inbox shows. */
export type InboxSearch = {
  show?: "waiting" | "mine" | "open" | "closed";
  /** Words that were said. */
  q?: string;
  assignee?: string;
  channel?: string;
  assistant?: string;
  label?: string;
  /** Days, as the calendar of the person has them. */
  from?: string;
  to?: string;
  snoozed?: true;
};
const shows = ["waiting", "mine", "open", "closed"] as const;

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 2_000 ? value : undefined;
const optional = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;

const root = createRootRoute({ component: Outlet, notFoundComponent: () => <Crash />, errorComponent: Crash });

const door = () => import("./pages/door/door-page.tsx");
const doors = [
  createRoute({
    getParentRoute: () => root,
    path: "/sign-in",
    validateSearch: (search) => optional("next", text(search.next)),
    component: lazyRouteComponent(door, "SignInPage"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/sign-up",
    component: lazyRouteComponent(door, "SignUpPage"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/forgot",
    component: lazyRouteComponent(door, "ForgotPage"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/invitation",
    validateSearch: (search) => optional("token", text(search.token)),
    component: lazyRouteComponent(door, "InvitationPage"),
  }),
];

const frame = createRoute({
  getParentRoute: () => root,
  id: "frame",
  component: Frame,
  errorComponent: Crash,
  beforeLoad({ location }) {
    if (readSession().kind !== "signed-in") throw redirect({ to: "/sign-in", search: { next: location.href } });
  },
});

const inboxSearch = (search: Record<string, unknown>): InboxSearch => {
  const show = shows.find((each) => each === search.show);
  return {
    ...(show === undefined ? {} : { show }),
    ...optional("q", typeof search.q === "number" ? String(search.q) : text(search.q)),
    ...optional("assignee", text(search.assignee)),
    ...optional("channel", text(search.channel)),
    ...optional("assistant", text(search.assistant)),
    ...optional("label", text(search.label)),
    ...optional("from", text(search.from)),
    ...optional("to", text(search.to)),
    ...(search.snoozed === true ? { snoozed: true } : {}),
  };
};

/** The list stays as it is while its conversations are opened: the page of one is no page of its own. */
const inbox = createRoute({
  getParentRoute: () => frame,
  path: "/inbox",
  validateSearch: inboxSearch,
  component: lazyRouteComponent(() => import("./pages/inbox/inbox-page.tsx"), "InboxPage"),
});
const conversation = createRoute({ getParentRoute: () => inbox, path: "$conversationId" });

const assistants = () => lazyRouteComponent(() => import("./pages/assistants/assistants-page.tsx"), "AssistantsPage");

const pages = [
  createRoute({
    getParentRoute: () => frame,
    path: "/",
    component: lazyRouteComponent(() => import("./pages/home/home-page.tsx"), "HomePage"),
  }),
  inbox.addChildren([conversation]),
  createRoute({
    getParentRoute: () => frame,
    path: "/knowledge",
    validateSearch: (search) => ({ ...optional("kind", text(search.kind)), ...optional("teach", text(search.teach)) }),
    component: lazyRouteComponent(() => import("./pages/knowledge/knowledge-page.tsx"), "KnowledgePage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/knowledge/$sourceId",
    component: lazyRouteComponent(() => import("./pages/knowledge/source-page.tsx"), "SourcePage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/leads",
    validateSearch: (search) => ({
      ...optional("status", text(search.status)),
      ...optional("lead", text(search.lead)),
      ...optional("view", text(search.view)),
      ...optional("assignee", text(search.assignee)),
    }),
    component: lazyRouteComponent(() => import("./pages/leads/leads-page.tsx"), "LeadsPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/start/$step",
    component: lazyRouteComponent(() => import("./pages/start/start-page.tsx"), "StartPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/start",
    beforeLoad: () => {
      throw redirect({ to: "/start/$step", params: { step: "look" } });
    },
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/contacts",
    validateSearch: (search) => ({ ...optional("q", text(search.q)), ...optional("segment", text(search.segment)) }),
    component: lazyRouteComponent(() => import("./pages/contacts/contacts-page.tsx"), "ContactsPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/contacts/$contactId",
    component: lazyRouteComponent(() => import("./pages/contacts/contact-page.tsx"), "ContactPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/installation/$part",
    component: lazyRouteComponent(() => import("./pages/installation/installation-page.tsx"), "InstallationPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/installation",
    beforeLoad: () => {
      throw redirect({ to: "/installation/$part", params: { part: "overview" } });
    },
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/newsletter",
    validateSearch: (search) => ({ ...optional("part", text(search.part)) }),
    component: lazyRouteComponent(() => import("./pages/newsletter/newsletter-page.tsx"), "NewsletterPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/newsletter/$campaignId",
    component: lazyRouteComponent(() => import("./pages/newsletter/campaign-page.tsx"), "CampaignPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/settings/$part",
    component: lazyRouteComponent(() => import("./pages/settings/settings-page.tsx"), "SettingsPage"),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: "/settings",
    beforeLoad: () => {
      throw redirect({ to: "/settings/$part", params: { part: "workspace" } });
    },
  }),
  createRoute({ getParentRoute: () => frame, path: "/assistants", component: assistants() }),
  createRoute({ getParentRoute: () => frame, path: "/assistants/$part", component: assistants() }),
  ...(["automation", "database", "voice", "webhooks"] as const).map((path) =>
    createRoute({
      getParentRoute: () => frame,
      path: `/${path}`,
      component: lazyRouteComponent(() => import("./pages/soon/soon-page.tsx"), "SoonPage"),
    }),
  ),
] as const;

const tree = root.addChildren([...doors, frame.addChildren([...pages])]);

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: "/console",
    context: { queries },
    defaultPreload: "intent",
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
