import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { visit } from "./visit.ts";

type RouteModule = {
  loader: (args: never) => unknown;
  action?: (args: never) => unknown;
  default: ComponentType<never>;
};

type RenderOptions = {
  to: string;
  params?: Record<string, string>;
  language?: Language;
  as?: Actor;
  /** Posted first, where given. */
  form?: Record<string, string>;
};

/**
 * A route's page as its server renders it, with the answer to a posted form; `location` and no page where it leads
 * elsewhere.
 */
export async function askPage(
  route: RouteModule,
  { to, params = {}, language = "en", as = visitor, form }: RenderOptions,
): Promise<{ status: number; location: string | null; page: string }> {
  const posted =
    form && route.action && (await visit(route.action, { as, to, params, language, form }));
  if (posted?.location) return { status: posted.status, location: posted.location, page: "" };
  const loaded = await visit(route.loader, { as, to, params, language });
  const { location, data } = loaded;
  const status = posted?.status ?? loaded.status;
  if (data === undefined) return { status, location, page: "" };
  const Page = route.default as ComponentType<{
    loaderData: unknown;
    actionData: unknown;
    params: Record<string, string>;
    matches: never[];
  }>;
  const element = (
    <MessagesProvider language={language} messages={messagesFor(language)}>
      <Page loaderData={data} actionData={posted?.data} params={params} matches={[]} />
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [to] });
  return { status, location, page: renderToString(<RouterProvider router={router} />) };
}

/** Where the links of a page lead, in their order. */
export function linksOf(page: string): string[] {
  return [...page.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );
}
